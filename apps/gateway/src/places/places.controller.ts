import { Controller, Get, Inject, Query } from '@nestjs/common';
import { PlacesQuery } from '@app/contracts';
import type { PlacesAnswer } from '@app/contracts';
import { ZodPipe } from '../http/zod.pipe.js';
import { PlacesService } from './places.service.js';

/** What is known of places. */
@Controller('places')
export class PlacesController {
  constructor(@Inject(PlacesService) private readonly places: PlacesService) {}

  @Get()
  describe(@Query(new ZodPipe(PlacesQuery)) { q }: PlacesQuery): Promise<PlacesAnswer> {
    return this.places.describe(q);
  }
}
