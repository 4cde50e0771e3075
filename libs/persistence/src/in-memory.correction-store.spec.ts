import { describeCorrectionStore } from './correction-store.contract.js';
import { InMemoryCorrectionStore } from './in-memory.correction-store.js';

describeCorrectionStore('memory', async () => new InMemoryCorrectionStore());
