import { MAX_EVENTS_PER_STEP } from '@app/contracts';
import type { NumberedStepEvent } from '@app/ports';
import { StepEventBuffer } from './step-event-buffer.js';

const thought = (text: string) => ({ event: 'thought', data: { text } });
const IN_TIME_MS = 1_000;

/** A buffer whose sink takes batches, or does with them what the case says. */
function bufferWith(send: (batch: readonly NumberedStepEvent[]) => Promise<void> = async () => undefined) {
  const batches: (readonly NumberedStepEvent[])[] = [];
  const dropped: number[] = [];
  const buffer = new StepEventBuffer({
    send: async (batch) => {
      await send(batch);
      batches.push(batch);
    },
    onDropped: (_reason, events) => dropped.push(events),
  });
  return { buffer, batches, dropped, ordinals: () => batches.flat().map(({ ordinal }) => ordinal) };
}

describe('StepEventBuffer', () => {
  it('sends what was told in order before it is closed', async () => {
    const { buffer, batches } = bufferWith();
    buffer.tell(thought('one'));
    buffer.tell(thought('two'));
    await buffer.close(IN_TIME_MS);
    expect(batches).toEqual([
      [
        { ordinal: 0, event: thought('one') },
        { ordinal: 1, event: thought('two') },
      ],
    ]);
  });

  it('sends by itself after a while, without being asked', async () => {
    await new Promise<void>((resolve) => bufferWith(async () => resolve()).buffer.tell(thought('one')));
  });

  it('sends at most fifty at once', async () => {
    const { buffer, batches, ordinals } = bufferWith();
    for (let i = 0; i < 120; i += 1) buffer.tell(thought(`${i}`));
    await buffer.close(IN_TIME_MS);
    expect(batches.map((batch) => batch.length)).toEqual([50, 50, 20]);
    expect(ordinals()).toEqual(Array.from({ length: 120 }, (_, i) => i));
  });

  it('keeps what could not be sent and sends it next time', async () => {
    let failures = 1;
    const { buffer, ordinals, dropped } = bufferWith(async () => {
      if (failures-- > 0) throw new Error('away');
    });
    for (let i = 0; i < 50; i += 1) buffer.tell(thought(`${i}`));
    await new Promise((resolve) => setImmediate(resolve));
    buffer.tell(thought('last'));
    await buffer.close(IN_TIME_MS);
    expect(ordinals()).toEqual(Array.from({ length: 51 }, (_, i) => i));
    expect(dropped).toEqual([]);
  });

  it('lets nobody wait longer than asked, and says what was dropped', async () => {
    const { buffer, dropped } = bufferWith(() => new Promise(() => undefined));
    buffer.tell(thought('one'));
    await buffer.close(20);
    expect(dropped).toEqual([1]);
  });

  it('ends a step that tells without end with one word that more follows', async () => {
    const { buffer, batches } = bufferWith();
    for (let i = 0; i < MAX_EVENTS_PER_STEP + 100; i += 1) buffer.tell(thought(`${i}`));
    await buffer.close(IN_TIME_MS);
    const events = batches.flat();
    expect(events).toHaveLength(MAX_EVENTS_PER_STEP + 1);
    expect(events.at(-1)?.event.data).toEqual({ text: 'More follows that is not shown here.' });
  });

  it('never throws, whatever it is given, and gives it no place', async () => {
    const { buffer, dropped, ordinals } = bufferWith();
    const endless: Record<string, unknown> = {};
    endless['self'] = endless;
    for (const odd of [undefined, 7, endless, { event: 'done', data: {} }]) buffer.tell(odd);
    buffer.tell(thought('one'));
    await buffer.close(IN_TIME_MS);
    expect(dropped).toEqual([1, 1, 1, 1]);
    expect(ordinals()).toEqual([0]);
  });

  it('hears nothing after its end', async () => {
    const { buffer, batches } = bufferWith();
    await buffer.close(IN_TIME_MS);
    buffer.tell(thought('late'));
    await buffer.close(IN_TIME_MS);
    expect(batches).toEqual([]);
  });
});
