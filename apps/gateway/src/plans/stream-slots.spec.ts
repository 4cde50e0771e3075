import { StreamSlots } from './stream-slots.js';

describe('the slots for event streams', () => {
  it('are so many for each owner, and come back when a stream is over', () => {
    const slots = new StreamSlots(2);
    const giveBack = slots.take('ann');
    slots.take('ann');
    expect(() => slots.take('ann')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 5 }));
    expect(() => slots.take('bob')).not.toThrow();
    giveBack();
    slots.take('ann');
    expect(() => slots.take('ann')).toThrow('More than 2 event streams');
  });
});
