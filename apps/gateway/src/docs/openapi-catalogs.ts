import { CatalogAnswer, CatalogBody, CatalogReport, MAX_CATALOG_BYTES } from '@app/contracts';

type JsonObject = Record<string, unknown>;

export const CATALOG_SCHEMAS = { CatalogBody, CatalogReport, CatalogAnswer } as const;

const CATALOG_ID = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$' } };

/** A reference to a schema, and a problem answer, as the document writes them. */
interface CatalogWriter {
  json(name: keyof typeof CATALOG_SCHEMAS): JsonObject;
  problem(description: string): JsonObject;
}

/** What the document says about inventories of one's own. */
export function catalogPaths({ json, problem }: CatalogWriter): JsonObject {
  const report = (description: string): JsonObject => ({ description, content: json('CatalogReport') });
  return {
    '/catalogs/{id}': {
      put: {
        operationId: 'putCatalog',
        summary: 'Store or replace an inventory, as rows or as CSV; rows that cannot be used are left out and reported',
        parameters: [CATALOG_ID],
        requestBody: { required: true, content: json('CatalogBody') },
        responses: {
          200: report('Replaced.'),
          201: report('New.'),
          400: problem('A column is not known or missing, no row can be used, or there is none.'),
          413: problem(`More than ${MAX_CATALOG_BYTES / 1024 / 1024} MB.`),
        },
      },
      get: {
        operationId: 'getCatalog',
        summary: 'An inventory with all its rows',
        parameters: [CATALOG_ID],
        responses: { 200: { description: 'The catalog.', content: json('CatalogAnswer') }, 404: problem('No such catalog.') },
      },
      delete: {
        operationId: 'deleteCatalog',
        summary: 'Delete an inventory; runs that were started with it go on',
        parameters: [CATALOG_ID],
        responses: { 204: { description: 'Deleted.' }, 404: problem('No such catalog.') },
      },
    },
  };
}
