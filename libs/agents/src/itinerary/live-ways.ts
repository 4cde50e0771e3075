import type { AgentContext } from '@app/agent-kit';
import type { GroundJourney, TimetableMode, Limitation, TravelMode } from '@app/contracts';
import { fromCents, toCents } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { fares, lookUpTimes, withSurface } from '@app/planner';
import type { ChosenLeg, LegOutline, TripOutline, WayOption, WayPurpose } from '@app/planner';
import type { GroundPlace, WaySourceName } from '@app/ports';
import { bestJourney } from './best-journey.js';
import { ToolTextCleaner } from './clean-tool-text.js';

const TIMETABLE_MODES: readonly TimetableMode[] = ['train', 'bus', 'ferry'];

/** When a leg is gone, and why. */
export interface LegDate {
  readonly date: string;
  readonly purpose: WayPurpose;
}

/** Whether the travellers may go by a mode and want to. */
const isAskedFor = (mode: TravelMode, { allowed }: LegOutline): boolean =>
  !allowed.never.includes(mode) && (allowed.wanted.length === 0 ? mode !== 'drive' || allowed.mayDrive : allowed.wanted.includes(mode));

/**
 * Timetables and roads for the legs of a route. What they tell replaces the minutes of tables and models, the price where they tell one. A source
 * that is away leaves everything as it was and is remembered.
 */
export class LiveWays {
  private readonly down = new Set<string>();
  private readonly cleaner = new ToolTextCleaner();

  constructor(
    private readonly outline: TripOutline,
    private readonly rateFrom: (currency: string) => number,
    private readonly context: AgentContext,
  ) {}

  /** What the guard found in names of operators and stops. */
  get flags(): readonly string[] {
    return this.cleaner.flags;
  }

  /** One for each source that could not be asked. */
  get limitations(): Limitation[] {
    const { say } = wordsIn(this.outline.brief.language);
    return [...this.down].map((source) => ({ code: 'WAYS_UNAVAILABLE', detail: say('limit.ways_down', { source }) }));
  }

  /** The leg with live ways in place of those of the same mode. @throws the signal's reason. */
  async on(leg: LegOutline, when: LegDate): Promise<LegOutline> {
    const [from, to] = this.endsOf(leg);
    if (!this.context.groundTransport || !from || !to || leg.surface.length === 0) return leg;
    const [journeys, drive] = await Promise.all([this.journeys(leg, when, from, to), this.drive(leg, from, to)]);
    const surface = leg.surface.map((option) => {
      if (option.mode === 'drive') return drive ? { ...option, ...drive } : option;
      const journey = journeys.get(option.mode);
      return journey ? this.byTimetable(option, journey) : option;
    });
    return withSurface(leg, surface);
  }

  private async journeys(leg: LegOutline, when: LegDate, from: GroundPlace, to: GroundPlace): Promise<ReadonlyMap<TravelMode, GroundJourney>> {
    const planner = this.context.groundTransport?.planner;
    const usual = leg.surface.filter(({ mode }) => isAskedFor(mode, leg));
    const modes = TIMETABLE_MODES.filter((mode) => usual.some((way) => way.mode === mode));
    if (!planner || modes.length === 0) return new Map();
    const times = lookUpTimes(this.outline, leg, when, Math.min(...usual.map(({ minutes }) => minutes)));
    const time = times.arriveBy === null ? { departAfter: times.departAfter } : { arriveBy: times.arriveBy };
    const found = await this.unlessDown(planner.about, () => planner.search({ from, to, date: when.date, time, modes }, this.context.signal));
    const clean = this.cleaner.journeys(found ?? []);
    return new Map(usual.flatMap((way) => bestJourney(clean, way, { ...times, date: when.date }) ?? []).map((journey) => [journey.mode, journey]));
  }

  private async drive(leg: LegOutline, from: GroundPlace, to: GroundPlace): Promise<Pick<WayOption, 'minutes' | 'source' | 'note'> | null> {
    const roads = this.context.groundTransport?.roads;
    if (!roads || !isAskedFor('drive', leg) || !leg.surface.some(({ mode }) => mode === 'drive')) return null;
    const found = await this.unlessDown(roads.about, () => roads.drive({ from, to }, this.context.signal));
    const { say } = wordsIn(this.outline.brief.language);
    return found && { minutes: found.minutes, source: 'live', note: `${say('way.model_drive', { km: Math.round(found.km) })}; ${say('way.price_estimated')}` };
  }

  private byTimetable(option: WayOption, { minutes, departureAt, arrivalAt, legs, price }: GroundJourney): WayOption {
    const { say, list } = wordsIn(this.outline.brief.language);
    const fare = price && this.rateFrom(price.currency) > 0 ? price.amount * this.rateFrom(price.currency) * fares(this.outline.brief.party) : null;
    const changes = legs.slice(0, -1).map(({ to }) => to);
    const rides = legs.map(({ operator, line }) => (operator && line ? `${operator} ${line}` : operator || line)).filter((ride) => ride !== '');
    return {
      ...option,
      minutes,
      price: fare === null ? option.price : fromCents(toCents(fare)),
      source: 'live',
      operators: rides.length > 0 ? [...new Set(rides)].join(', ') : option.operators,
      note: [changes.length > 0 ? say('way.change_in', { places: list(changes) }) : say('way.direct'), fare === null ? say('way.price_estimated') : '']
        .filter((part) => part !== '')
        .join('; '),
      timetable: { departureAt, arrivalAt },
    };
  }

  private async unlessDown<T>({ name }: WaySourceName, ask: () => Promise<T>): Promise<T | null> {
    // A source that left this trip waiting once is not waited for again.
    if (this.down.has(name)) return null;
    try {
      return await ask();
    } catch {
      this.context.signal.throwIfAborted();
      this.down.add(name);
      return null;
    }
  }

  /** Both ends of a leg; leg `i` leads to stop `i`, the last one home. */
  private endsOf({ index, from, to }: LegOutline): [GroundPlace | null, GroundPlace | null] {
    const { stops, brief } = this.outline;
    const zoneOf = (stop: number): string | undefined => (stops[stop]?.town ?? brief.home)?.timezone;
    const place = ({ city, lat, lng }: LegOutline['from'], timezone: string | undefined): GroundPlace | null =>
      timezone === undefined ? null : { name: city, lat, lng, timezone };
    return [place(from, zoneOf(index - 1)), place(to, zoneOf(index))];
  }
}

/** The live sources that the ways of a trip come from. */
export function usedWaySources(legs: readonly (ChosenLeg | null)[], { groundTransport }: Pick<AgentContext, 'groundTransport'>): WaySourceName[] {
  const live = legs.flatMap((leg) => (leg && leg.way.source === 'live' && !leg.way.flight ? [leg.way.mode] : []));
  return [
    ...(live.some((mode) => mode !== 'drive') && groundTransport?.planner ? [groundTransport.planner.about] : []),
    ...(live.includes('drive') && groundTransport?.roads ? [groundTransport.roads.about] : []),
  ];
}
