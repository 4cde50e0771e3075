import type {
  Constraints,
  Costs,
  DailyWeather,
  FlightOption,
  ItineraryDay,
  Language,
  Limitation,
  Preferences,
  Relaxation,
  RequestedRoute,
  RequestedWays,
  RouteStop,
  Source,
  Stay,
  TransportLeg,
  TravelMode,
  Wish,
  WishResult,
} from '@app/contracts';
import type { Coordinates, GuideStayArea, Tier, Town } from '@app/guide';

export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly childrenAges: readonly number[];
}

/** Where the travellers live; `townId` and `iata` where they are known. */
export interface Home extends Coordinates {
  readonly name: string;
  readonly townId: string | null;
  readonly iata: string | null;
  readonly countryCode: string;
  readonly timezone: string;
}

/** What the travellers asked for, in the form that planning needs. Dates are calendar days; money is in `currency`. */
export interface TripBrief {
  readonly startDate: string;
  readonly endDate: string;
  readonly party: Party;
  readonly currency: string;
  /** Total for all travellers; null when nothing limits it. */
  readonly budget: number | null;
  readonly home: Home | null;
  readonly route: RequestedRoute;
  readonly ways: RequestedWays;
  readonly wishes: readonly Wish[];
  readonly interests: readonly string[];
  readonly preferences: Preferences;
  /** True when the traveller asked for `preferences.accommodationPreference`. */
  readonly tierIsWish: boolean;
  readonly constraints: Constraints | null;
  readonly language: Language;
  /** Folded names of stops of the route that nobody named: chosen in a country, or for an open request. */
  readonly chosen?: ReadonlySet<string> | undefined;
}

/** One end of a way: the town's name as travellers say it, with the station or airport where that is known. */
export interface WayEnd extends Coordinates {
  readonly city: string;
  readonly townId: string | null;
  readonly station: string | null;
}

/** A way from one place to another without its date: door of the station to door of the station. Price for all travellers in the trip's currency. */
export interface WayOption {
  readonly mode: TravelMode;
  readonly from: WayEnd;
  readonly to: WayEnd;
  readonly minutes: number;
  readonly price: number;
  readonly source: Source;
  /** What an estimate rests on, and what to know ("change in Mannheim, reserve a seat"). */
  readonly note: string;
  readonly operators: string;
  /** Departures a day; 0 for those that go when the travellers want. */
  readonly perDay: number;
  /** Night trains and ferries that replace a night's stay. */
  readonly overnight: boolean;
  readonly flight: FlightOption | null;
  /** The departure and arrival that a timetable holds for it, local at either end, as YYYY-MM-DDTHH:MM; absent where any hour will do. */
  readonly timetable?: WayTimetable | undefined;
}

export interface WayTimetable {
  readonly departureAt: string;
  readonly arrivalAt: string;
}

/** The hours of one date that a stop may fill; a date with a move has a window at either stop. Minutes after midnight, local time. */
export interface DayWindow {
  readonly date: string;
  readonly kind: 'full' | 'arrival' | 'departure' | 'passing';
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** A stop of the decided route with what is needed to fill its days. */
export interface TripStop {
  readonly town: Town;
  readonly arriveDate: string;
  readonly leaveDate: string;
  readonly nights: number;
  readonly why: string;
  /** Where they sleep; the centre of the days. */
  readonly area: GuideStayArea;
  /** Units of the trip's currency for one unit of the town's. */
  readonly rateFromTown: number;
  readonly windows: readonly DayWindow[];
  readonly weather: readonly DailyWeather[];
}

/** How much the days may cost; the budget is fitted by trying several. */
export interface DaySpending {
  readonly mealTier: Tier;
  /** Meals cost this share of what is usual for the tier; less than 1 means bakeries, markets and daily specials. */
  readonly mealShare: number;
  /** Ids (`town/place`) of paid places that are left out to save money. */
  readonly excludedIds: ReadonlySet<string>;
}

/** A choice of places for a day by a model or a person; kept where it is feasible. */
export interface ProposedDay {
  readonly date: string;
  readonly theme?: string | undefined;
  readonly placeIds: readonly string[];
}

/** Days of an earlier plan that stand as they are, by date, with the ways of their excursions. */
export interface KeptDays {
  readonly days: ReadonlyMap<string, ItineraryDay>;
  readonly excursions: readonly TransportLeg[];
  /** Ids of the quarters that the travellers sleep in, by the id of the town. */
  readonly areaIds: ReadonlyMap<string, string>;
  /** The town without what those days hold. */
  openTown(town: Town): Town;
  /** The wishes that those days do not meet. */
  openWishes(wishes: readonly Wish[]): Wish[];
}

export interface DaysRequest {
  readonly stops: readonly TripStop[];
  readonly party: Party;
  readonly currency: string;
  readonly preferences: Preferences;
  readonly constraints: Constraints | null;
  readonly wishes: readonly Wish[];
  readonly interests: readonly string[];
  readonly spending: DaySpending;
  readonly proposal?: readonly ProposedDay[] | undefined;
  /** Days that stand as they are and are not planned; absent when all are. */
  readonly kept?: KeptDays | undefined;
  readonly language: Language;
  /** The travellers drive a car, their own or a rented one, so that days out are driven too. */
  readonly hasCar?: boolean | undefined;
}

/** Days in order of date, each date once; costs for all travellers in the trip's currency. */
export interface PlannedDays {
  readonly days: ItineraryDay[];
  /** The ways of day trips, there and back, in order of time. */
  readonly transport: TransportLeg[];
  /** What the days lack and why. */
  readonly limitations: Limitation[];
  /** What was decided for the travellers, in sentences. */
  readonly notes: string[];
}

/** A complete trip from home to home; `costs` are the sums of its own items. */
export interface PlannedTrip {
  readonly route: RouteStop[];
  readonly days: ItineraryDay[];
  readonly stays: Stay[];
  readonly transport: TransportLeg[];
  readonly costs: Costs;
  readonly tier: Tier;
  readonly wishes: WishResult[];
  readonly limitations: Limitation[];
  readonly relaxations: Relaxation[];
}
