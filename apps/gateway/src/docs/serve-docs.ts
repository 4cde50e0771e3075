import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument } from './openapi.js';

/** `/openapi.json` and a page to try it at `/docs`. */
export function serveDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('docs', app, openApiDocument() as unknown as OpenAPIObject, { jsonDocumentUrl: 'openapi.json', customSiteTitle: 'NaviGo API' });
}
