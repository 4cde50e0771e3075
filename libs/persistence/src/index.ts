export { openDatabase } from './database.js';
export type { Database, DatabaseOptions } from './database.js';
export { PostgresApiKeyStore } from './postgres.api-key-store.js';
export { PostgresFailedStepStore } from './postgres.failed-step-store.js';
export { PostgresRunStore } from './postgres.run-store.js';
export { InMemoryRunStore } from './in-memory.run-store.js';
export { PostgresThreadStore } from './postgres.thread-store.js';
export { applyMigrations } from './migrate/apply-migrations.js';
export { draftMigration } from './migrate/draft-migration.js';
