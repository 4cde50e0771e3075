import { splitEvents } from './event-reader.js';

const block = (id: string, text: string): string => `id: ${id}\nevent: thought\ndata: ${JSON.stringify({ threadId: 't', version: 1, at: 'now', text })}\n\n`;

describe('reading a stream of events', () => {
  it('takes what is complete and keeps the rest for later', () => {
    const whole = block('1-100', 'one') + block('1-101', 'two');
    const cut = whole.length - 9;
    const first = splitEvents(whole.slice(0, cut));
    expect(first.events.map(({ id }) => id)).toEqual(['1-100']);
    const second = splitEvents(first.rest + whole.slice(cut));
    expect(second).toMatchObject({ events: [{ id: '1-101', data: { text: 'two' } }], rest: '' });
  });

  it('passes over comments that only keep the connection open', () => expect(splitEvents(`: still here\n\n${block('2-0', 'x')}`).events).toHaveLength(1));

  it('keeps colons and line ends that belong to the words', () =>
    expect(splitEvents(block('3-0', 'at 10:30\nor later')).events[0]?.data).toMatchObject({ text: 'at 10:30\nor later' }));
});
