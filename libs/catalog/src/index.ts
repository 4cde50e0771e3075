export { readCatalog } from './read-catalog.js';
export type { ReadCatalog } from './read-catalog.js';
export { packCatalog, unpackCatalog } from './pack-catalog.js';
