import type { GuideCity, GuidePlace } from '../city.schema.js';

/** What sort of destination it is; regions, islands and parks spread over many places. */
export type TownKind = 'city' | 'town' | 'village' | 'island' | 'region' | 'park' | 'resort';

/** What to know of a place beyond hours and prices. Absent means that nobody has said so, never "no". */
export interface PlaceFlags {
  /** Surely usable with a wheelchair. */
  readonly stepFree?: boolean;
  /** Many stairs and no way round them. */
  readonly stairs?: boolean;
  readonly steep?: boolean;
  readonly bookAhead?: boolean;
  /** Reached by car or with a tour only. */
  readonly needsCar?: boolean;
  readonly byBoat?: boolean;
  /** At its best after dark, or before the crowds. */
  readonly bestAt?: 'evening' | 'morning';
  /** Months (1 to 12) in which it can be visited; absent means all year. */
  readonly months?: readonly number[];
  readonly minAgeYears?: number;
  readonly minHeightCm?: number;
}

export interface TownPlace extends GuidePlace {
  readonly flags?: PlaceFlags;
  /** What it is called in other languages, for short, or by what is shown in it. */
  readonly alsoCalled?: readonly string[];
}

/** A surface way from the town to an excursion's target, one way; `to` is a town's id or a name. Cost for one adult in the town's currency. */
export interface TownExcursion {
  readonly to: string;
  readonly mode: string;
  readonly minutes: number;
  readonly cost: number;
}

/** A yearly event with its usual span as MM-DD; it may cross the end of the year. */
export interface TownEvent {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly tag: string;
}

/** A railway station and the usual way from it into the town. */
export interface TownStation {
  readonly name: string;
  readonly mode: string;
  readonly minutes: number;
}

/**
 * A destination that trips are planned in: a city of the guide, or a town, island, region or park of the gazetteer.
 *
 * Everything that plans a city plans a town. Lists may be shorter than those of a guide city, and `eateries` may be empty.
 */
export interface Town extends Omit<GuideCity, 'places' | 'bestFor'> {
  readonly kind: TownKind;
  /** All places lie within this distance of the centre, in kilometres. */
  readonly radiusKm: number;
  /** Names by language, where they differ from `name`. */
  readonly names: Readonly<Partial<Record<'de' | 'fr' | 'es' | 'it' | 'pt', string>>>;
  /** What travellers come for: interests and themes such as `hiking`, `skiing`, `quiet`. */
  readonly good: readonly string[];
  readonly bestFor: GuideCity['bestFor'];
  /** Months, 1 to 12; empty when not known. */
  readonly bestMonths: readonly number[];
  readonly places: TownPlace[];
  /** Dishes and kinds of food the place is known for. */
  readonly foods: readonly string[];
  readonly excursions: readonly TownExcursion[];
  /** Ids of towns to sleep in; regions, islands and parks only. */
  readonly bases: readonly string[];
  readonly events: readonly TownEvent[];
  readonly stations: readonly TownStation[];
  /** No road leads there: a train, a boat or a plane does. */
  readonly isRoadless?: boolean;
  /** `general_knowledge` was written from knowledge and not looked up fact by fact, `live` was read from live sources. */
  readonly basis: 'general_knowledge' | 'live';
  /** Year and month in which a second reader went through all of it; absent where nobody has. */
  readonly checked?: string;
}

/** What is known of a town without opening it: enough to find, compare and route. */
export interface TownSummary {
  readonly id: string;
  readonly name: string;
  readonly names: Town['names'];
  /** Other spellings, folded as by `foldName`. */
  readonly aliases: readonly string[];
  readonly country: string;
  readonly countryCode: string;
  readonly continent: Town['continent'];
  readonly lat: number;
  readonly lng: number;
  readonly radiusKm: number;
  readonly kind: TownKind;
  readonly timezone: string;
  readonly currency: string;
  readonly good: readonly string[];
  readonly bestMonths: readonly number[];
  /** IATA codes, the most useful first. */
  readonly airports: readonly string[];
  readonly hasStation: boolean;
  /** Usual price of a double room in the town's currency, midrange. */
  readonly nightlyMidrange: number;
  readonly foodMidrange: number;
  /** Mean daily high in °C and days with rain, January first. */
  readonly highs: readonly number[];
  readonly rainyDays: readonly number[];
  readonly bases: readonly string[];
  readonly summary: string;
}

/** A usual surface connection between two towns; holds in both directions. `minutes` from stop to stop, price for one adult. */
export interface KnownWay {
  readonly from: string;
  readonly to: string;
  readonly mode: 'train' | 'bus' | 'ferry' | 'car' | 'night_train';
  readonly minutes: number;
  readonly price: number;
  readonly currency: string;
  readonly operators: string;
  readonly perDay: number;
  readonly note: string;
}
