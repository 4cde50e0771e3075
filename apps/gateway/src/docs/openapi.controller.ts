import { Controller, Get } from '@nestjs/common';
import { openApiDocument } from './openapi.js';

/** `/openapi.json`, behind the same guard as everything else. Made when it is first asked for: few gateways ever are. */
@Controller('openapi.json')
export class OpenApiController {
  private document: Record<string, unknown> | undefined;

  @Get()
  show(): Record<string, unknown> {
    return (this.document ??= openApiDocument());
  }
}
