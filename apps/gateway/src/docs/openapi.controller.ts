import { Controller, Get } from '@nestjs/common';
import { openApiDocument } from './openapi.js';

/** `/openapi.json`, behind the same guard as everything else. */
@Controller('openapi.json')
export class OpenApiController {
  private readonly document = openApiDocument();

  @Get()
  show(): Record<string, unknown> {
    return this.document;
  }
}
