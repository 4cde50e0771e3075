import type { ClockPort } from '@app/ports';
import { createFixedClock } from '../clock/fixed.clock.js';
import { systemClock } from '../clock/system.clock.js';
import { describeIds } from './ids.contract.js';
import { createSequentialIds } from './sequential.ids.js';
import { createSortableIds } from './sortable.ids.js';

describeIds('sortable ids', () => createSortableIds({ clock: systemClock }));
describeIds('sequential ids', () => createSequentialIds());

describe('sortable ids', () => {
  it('have 26 digits of base 32 behind the prefix', () => {
    expect(createSortableIds({ clock: systemClock }).next('run')).toMatch(/^run_[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  it('begin with the time and end with chance, as in ULID', () => {
    // 1469918176385 ms is the example of the ULID specification, 01ARYZ6S41.
    const clock: ClockPort = { now: () => new Date(1_469_918_176_385) };
    const ids = createSortableIds({ clock, random: () => new Uint8Array(10).fill(255) });
    expect(ids.next('thr')).toBe('thr_01ARYZ6S41ZZZZZZZZZZZZZZZZ');
  });

  it('keep their order within a millisecond and when the clock goes back', () => {
    const clock = createFixedClock('2027-05-10T08:00:00Z');
    const ids = createSortableIds({ clock });
    const first = ids.next('evt');
    const second = ids.next('evt');
    clock.advanceBy(-60_000);
    const third = ids.next('evt');
    clock.advanceBy(120_000);
    const fourth = ids.next('evt');
    expect([fourth, third, second, first].sort()).toEqual([first, second, third, fourth]);
  });

  it('differ between makers at the same instant', () => {
    const clock = createFixedClock('2027-05-10T08:00:00Z');
    expect(createSortableIds({ clock }).next('run')).not.toBe(createSortableIds({ clock }).next('run'));
  });
});

describe('sequential ids', () => {
  it('count each prefix by itself', () => {
    const ids = createSequentialIds();
    expect([ids.next('run'), ids.next('stp'), ids.next('run')]).toEqual(['run_000001', 'stp_000001', 'run_000002']);
  });
});
