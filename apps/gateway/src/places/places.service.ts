import { Inject, Injectable } from '@nestjs/common';
import type { PlacesAnswer } from '@app/contracts';
import { GUIDE_CITIES } from '@app/guide';
import { describePlaces, gatherKnowledge, withKnowledge } from '@app/places';
import type { PlaceSourcePort } from '@app/ports';
import { createPlaceIndex } from '@app/reader';
import { PLACE_SOURCE, SHUTDOWN } from '../tokens.js';

/** A client should not wait longer for what live sources know. */
const MAX_WAIT_MS = 20_000;

/** Tells what is known of a place: from the gazetteer, from live sources where it knows little, and with what was put right. */
@Injectable()
export class PlacesService {
  /** The world's cities, for names that the gazetteer lacks; loaded when the first such name is asked for. */
  private readonly cities = createPlaceIndex({ guideCities: GUIDE_CITIES });

  constructor(
    @Inject(PLACE_SOURCE) private readonly source: PlaceSourcePort,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  async describe(q: string): Promise<PlacesAnswer> {
    const signal = AbortSignal.any([this.shutdown, AbortSignal.timeout(MAX_WAIT_MS)]);
    const find = (name: string) => this.cities.resolve(name);
    const knowledge = await gatherKnowledge([q], { source: this.source, find, signal });
    return withKnowledge(knowledge, () => describePlaces(q, knowledge, find));
  }
}
