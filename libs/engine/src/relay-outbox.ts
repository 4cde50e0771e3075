import type { Engine } from './engine.js';
import { crashPoint } from './crash-points.js';

const BATCH = 200;

/** Publishes what was committed but not sent: after a crash, an outage, or when its time has come. Returns how many. */
export async function relayOutbox(engine: Engine): Promise<number> {
  let relayed = 0;
  for (;;) {
    const messages = await engine.store.takeDueMessages(engine.settings.outboxGraceMs, BATCH);
    if (messages.length === 0) return relayed;
    await engine.queue.publish(messages);
    await crashPoint('relay:after-publish');
    await engine.store.forgetMessages(messages.map((message) => message.jobId));
    relayed += messages.length;
    if (messages.length < BATCH) return relayed;
  }
}
