import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument } from './openapi.js';

/** A page to try the interface at `/docs`. */
export function serveDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('docs', app, openApiDocument() as unknown as OpenAPIObject, { raw: false, customSiteTitle: 'NaviGo API' });
}
