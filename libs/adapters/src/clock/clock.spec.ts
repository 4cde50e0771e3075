import { describeClock } from './clock.contract.js';
import { createFixedClock } from './fixed.clock.js';
import { systemClock } from './system.clock.js';

describeClock('the system clock', () => systemClock);
describeClock('the fixed clock', () => createFixedClock('2027-05-10T08:00:00Z'));

describe('fixed clock', () => {
  it('stands still until it is moved', () => {
    const clock = createFixedClock('2027-05-10T08:00:00Z');
    expect(clock.now().toISOString()).toBe('2027-05-10T08:00:00.000Z');
    clock.advanceBy(90_000);
    expect(clock.now().toISOString()).toBe('2027-05-10T08:01:30.000Z');
  });
});
