import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { openApiDocument } from './openapi.js';

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Route {
  readonly name: string;
  /** The status that the handler is marked with; Nest takes 201 for POST and 200 for the others without a mark. */
  readonly status: number | undefined;
}

/** What other protocols and programs describe: JSON-RPC of MCP, the pages of the queue board, and the document itself. */
const OWN_DESCRIPTION = /^(mcp|admin\/queues|openapi\.json)/;
const SOURCES = join(__dirname, '..');
const spellingOf = (path: string): string => `/${path.replace(/\/+/g, '/').replace(/^\/|\/$/g, '')}`.replace(/:(\w+)/g, '{$1}');

function routesOf(controller: new (...parts: never[]) => object): Route[] {
  const base: unknown = Reflect.getMetadata(PATH_METADATA, controller);
  if (typeof base !== 'string' || OWN_DESCRIPTION.test(base)) return [];
  return Object.getOwnPropertyNames(controller.prototype).flatMap((key) => {
    const handler: unknown = Object.getOwnPropertyDescriptor(controller.prototype, key)?.value;
    const method: unknown = typeof handler === 'function' ? Reflect.getMetadata(METHOD_METADATA, handler) : undefined;
    if (typeof handler !== 'function' || typeof method !== 'number') return [];
    const paths: readonly string[] = [Reflect.getMetadata(PATH_METADATA, handler) as string | string[]].flat();
    const status = Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined;
    return paths.map((path) => ({ name: `${RequestMethod[method]} ${spellingOf(`${base}/${path}`)}`, status }));
  });
}

const routes = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.controller.ts'))
  .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(join(SOURCES, file))))
  .filter((exported): exported is new () => object => typeof exported === 'function' && Reflect.hasMetadata(PATH_METADATA, exported))
  .flatMap(routesOf);
const document = openApiDocument() as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } };
const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
);

describe('the OpenAPI document', () => {
  it('has every route of the gateway, and none that there is not', () =>
    expect(operations.map(({ name }) => name).sort()).toEqual([...new Set(routes.map(({ name }) => name))].sort()));

  it.each(operations)('says of $name how it is called and what it answers', ({ name, path, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
    expect(described.sort()).toEqual(inPath.sort());
    const status = routes.find((route) => route.name === name)?.status;
    if (status !== undefined) expect(Object.keys(operation.responses)).toContain(String(status));
    expect(Object.keys(operation.responses).some((code) => code.startsWith('2'))).toBe(true);
  });

  it('names every operation once', () => {
    const ids = operations.flatMap(({ operation }) => operation.operationId ?? []);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('refers only to schemas that it has, and has none that nothing refers to', () => {
    const used = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, schema]) => schema);
    expect([...new Set(used)].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });
});
