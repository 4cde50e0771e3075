import type { AppliedCorrection, FactOrigins, FoundTown, KnownTown } from '@app/contracts';
import { closedWeekdays, knownWaysOf, openTown, townSummary, usualCostIsModelled } from '@app/guide';
import type { Hours, Town, TownPlace, TownSummary } from '@app/guide';

/** What was found and put right about the town; without it everything is the gazetteer's. */
export interface TownBackground {
  readonly found: FoundTown | null;
  readonly corrections: readonly AppliedCorrection[];
}

type Sight = KnownTown['sights'][number];
type Basis = KnownTown['basis'];

const GAZETTEER: FactOrigins = { place: 'gazetteer' };

/** A town as lists name it. */
export const namedTown = ({ id, name, country, kind, lat, lng }: TownSummary | Town) => ({ id, name, country, kind, lat, lng });

/** `Mon-Sat 09:00-17:00; Sun 12:00-17:00`, or `always`. */
export function hoursWords(hours: Hours): string {
  if (hours === 'always') return 'always';
  const closed = closedWeekdays(hours);
  const open = hours.map(({ days, from, to }) => `${days} ${from}-${to}`).join('; ');
  return closed.length > 0 ? `${open}; closed ${closed.join(', ')}` : open;
}

const CORRECTED_FACT = { hours: 'hours', price: 'cost' } as const;

/** Where a sight's facts come from, after what was put right. */
function originsOf(place: TownPlace, { found, corrections }: TownBackground): { readonly basis: Basis | null; readonly origins: FactOrigins } {
  const live = found?.sights.find(({ id }) => id === place.id);
  const modelled = live && !live.price && !live.isFree && usualCostIsModelled(live.kind) ? { cost: 'model' as const } : {};
  const unknownHours = live && !live.hours ? { hours: 'model' as const } : {};
  const base: FactOrigins = live ? { ...live.origins, ...modelled, ...unknownHours } : GAZETTEER;
  const own = corrections.flatMap(({ change }) =>
    (change.kind === 'missing' ? change.name === place.name : change.placeId === place.id) ? [change.kind] : [],
  );
  if (own.length === 0) return { basis: live ? 'live' : null, origins: base };
  const facts = own.flatMap((kind) => (kind in CORRECTED_FACT ? [[CORRECTED_FACT[kind as keyof typeof CORRECTED_FACT], 'correction' as const]] : []));
  const isWhole = own.some((kind) => !(kind in CORRECTED_FACT));
  return { basis: 'corrected', origins: { ...base, ...(isWhole ? { place: 'correction' as const } : {}), ...(Object.fromEntries(facts) as object) } };
}

function sightOf(place: TownPlace, town: Town, background: TownBackground): Sight {
  const { basis, origins } = originsOf(place, background);
  const { id, name, kind, interests, lat, lng, visitMinutes, cost, childCost, rank, note, closedOn, flags } = place;
  return {
    ...{ id, name, kind, interests, lat, lng, visitMinutes, cost, rank, note, origins },
    childCost: childCost ?? null,
    hours: hoursWords(place.hours),
    closedOn: closedOn ?? [],
    stepFree: flags?.stepFree ?? (flags?.stairs ? false : null),
    basis: basis ?? town.basis,
  };
}

function tablesOf(town: Town, found: FoundTown | null): KnownTown['tables'] {
  return town.eateries.map((table) => {
    const live = found?.tables.find(({ id }) => id === table.id);
    const { id, name, cuisines, diets, meals, tier, lat, lng, mealCost } = table;
    const unknown = { cost: 'model' as const, ...(live?.hours ? {} : { hours: 'model' as const }) };
    const from = live ? { basis: 'live' as const, origins: { ...live.origins, ...unknown } } : { basis: town.basis, origins: GAZETTEER };
    return { ...{ id, name, cuisines, diets, meals, tier, lat, lng, mealCost }, hours: hoursWords(table.hours), ...from };
  });
}

const waysOf = ({ id }: Town): KnownTown['ways'] =>
  knownWaysOf(id).map(({ from, to, mode, minutes, price, currency, operators, perDay }) => {
    const other = from === id ? to : from;
    return { to: townSummary(other)?.name ?? other, mode, minutes, cost: price, currency, operators, perDay, basis: 'general_knowledge' };
  });

/** Everything that is known of a town, each fact with its basis and who says it. */
export function describeTown(town: Town, background: TownBackground): KnownTown {
  const { found } = background;
  const isLive = town.basis === 'live';
  const areaBasis = isLive ? { basis: 'model' as const, origins: { place: 'model' as const } } : { basis: town.basis, origins: GAZETTEER };
  return {
    ...namedTown(town),
    countryCode: town.countryCode,
    names: Object.fromEntries(Object.entries(town.names).flatMap(([language, name]) => (name === undefined ? [] : [[language, name]]))),
    radiusKm: town.radiusKm,
    timezone: town.timezone,
    currency: town.currency,
    summary: town.summary,
    basis: town.basis,
    asOf: town.asOf,
    checked: town.checked ?? null,
    good: [...town.good],
    bestMonths: [...town.bestMonths],
    climate: town.climate.map(({ highC, lowC, rainyDays }) => ({ highC, lowC, rainyDays })),
    food: town.daily.food,
    airports: town.airports.map(({ iata, name, transfer: { mode, minutes, cost } }) => ({ iata, name, mode, minutes, cost })),
    stations: town.stations.map(({ name, mode, minutes }) => ({ name, mode, minutes })),
    sights: [...town.places].sort((a, b) => b.rank - a.rank).map((place) => sightOf(place, town, background)),
    tables: tablesOf(town, found),
    foods: [...town.foods],
    stays: town.stayAreas.map(({ id, name, lat, lng, nightly, note }) => ({ ...{ id, lat, lng, nightly, note }, area: name, ...areaBasis })),
    houses: (found?.houses ?? []).map(({ id, name, lat, lng, origins }) => ({ id, name, lat, lng, origins })),
    ways: waysOf(town),
    excursions: town.excursions.map(({ to, mode, minutes, cost }) => ({ to: townSummary(to)?.name ?? to, mode, minutes, cost })),
    events: town.events.map(({ name, from, to }) => ({ name, from, to })),
    bases: town.bases.flatMap((id) => openTown(id) ?? []).map(namedTown),
    sources: found ? [...found.sources] : [],
  };
}
