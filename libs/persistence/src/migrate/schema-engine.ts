import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type * as EngineGlue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { MigrationAdapterFactory } from './migration-adapter.js';

export type SchemaEngine = Awaited<ReturnType<(typeof EngineGlue)['SchemaEngine']['new']>>;

/** Node has this global; the type library that describes it belongs to browsers. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: Record<string, unknown>): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

/** Loads Prisma's schema engine from its WebAssembly build: nothing is downloaded, and Node needs no flag for wasm imports. */
async function loadEngineModule(): Promise<typeof EngineGlue> {
  const require = createRequire(pathToFileURL(`${process.cwd()}/`));
  const gluePath = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const glue = (await import(pathToFileURL(gluePath).href)) as typeof EngineGlue;
  const bytes = await readFile(gluePath.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
  return glue;
}

/** A schema engine connected to `databaseUrl`; the caller frees it. */
export async function openSchemaEngine(databaseUrl: string): Promise<SchemaEngine> {
  const glue = await loadEngineModule();
  const factory = bindMigrationAwareSqlAdapterFactory(new MigrationAdapterFactory(databaseUrl));
  return glue.SchemaEngine.new({ datamodels: undefined }, () => undefined, factory);
}
