import { InMemoryWebhookStore } from './in-memory.webhook-store.js';
import { describeWebhookStore } from './webhook-store.contract.js';

describeWebhookStore('memory', async () => {
  let nowMs = Date.parse('2027-01-01T00:00:00Z');
  return { store: new InMemoryWebhookStore(() => nowMs), elapse: async (ms) => void (nowMs += ms) };
});
