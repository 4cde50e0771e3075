import { gunzipSync, gzipSync } from 'node:zlib';
import { Catalog } from '@app/contracts';

/** A catalog as it is stored: its JSON, compressed. Blocks for as long as it takes, so large ones belong in a thread of their own. */
export const packCatalog = (catalog: Catalog): Uint8Array => gzipSync(JSON.stringify(catalog));

/** The catalog of `packCatalog`. @throws {z.ZodError} for content of another shape. */
export const unpackCatalog = (packed: Uint8Array): Catalog => Catalog.parse(JSON.parse(gunzipSync(packed).toString('utf8')));
