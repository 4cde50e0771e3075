import { createFixedClock } from '@app/adapters';
import { describeCatalogStore } from './catalog-store.contract.js';
import { InMemoryCatalogStore } from './in-memory.catalog-store.js';

describeCatalogStore('memory', async () => new InMemoryCatalogStore(createFixedClock('2026-11-20T12:00:00Z')));
