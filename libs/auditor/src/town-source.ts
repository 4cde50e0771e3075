import { Language } from '@app/contracts';
import { distanceKm, findTown, findTowns, foldName, openTown, townSummaries, townsInScope } from '@app/guide';
import type { Coordinates, Town, TownSummary } from '@app/guide';
import { message } from '@app/messages';
import type { SourceCity, SourcePlace } from './audit-input.js';

/** The planner takes sights of a region within this distance of a stay. */
const REACH_KM = 80;
const MAX_SOURCES = 300;
/** By the towns in scope: a trip that knows more of a town has a source of its own. */
const sourcesInScope = new WeakMap<object, Map<string, SourceCity>>();

function sourcesHere(): Map<string, SourceCity> {
  const scope = townsInScope();
  const known = sourcesInScope.get(scope) ?? new Map<string, SourceCity>();
  sourcesInScope.set(scope, known);
  return known;
}

/** The regions of which the town is a base, and the bases of a region. */
const neighboursOf = (town: Town): Town[] =>
  townSummaries()
    .filter(({ id, bases }) => id !== town.id && (bases.includes(town.id) || town.bases.includes(id)))
    .flatMap(({ id }) => openTown(id) ?? []);

const named = (name: string, point: Partial<Coordinates>): SourcePlace => ({
  name,
  ...(point.lat === undefined ? {} : { lat: point.lat, lng: point.lng }),
  hours: 'always',
});

/** A plan calls a town as its travellers did: Flåm, though the gazetteer has it with its fjord; Whitby, though it has it "and North York Moors". */
const namesOf = ({ name, names, aliases }: Town): string[] => [...new Set([name, name.split(/ and | \(|, /u)[0] ?? name, ...Object.values(names), ...aliases])];

function sourceOfTown(town: Town): SourceCity {
  const towns = [town, ...neighboursOf(town)];
  const excursions = towns.flatMap(({ excursions: trips }) =>
    trips.flatMap(({ to }) => [named(to, {}), named(openTown(to)?.name ?? to.replaceAll('-', ' '), {})]),
  );
  return {
    lat: town.lat,
    lng: town.lng,
    places: towns.flatMap(({ places }) => places),
    eateries: towns.flatMap(({ eateries }) => eateries),
    areas: [
      ...towns.flatMap((other) => [
        ...namesOf(other).flatMap((name) => [
          named(name, other),
          ...Language.options.map((language) => named(message(language, 'table.centre', { town: name }), other)),
        ]),
        ...other.stayAreas.map((area) => named(area.name, area)),
        // A region's event may be held in any of its towns.
        ...other.events.map(({ name }) => named(name, other === town ? other : {})),
      ]),
      ...excursions,
    ],
    reachKm: Math.max(town.radiusKm, REACH_KM, ...towns.map((other) => distanceKm(town, other))) + town.radiusKm,
  };
}

/** The only town of that very name; others may bear it as an alias, as Bali does that of Ubud. */
function townCalled(name: string): TownSummary | undefined {
  const called = findTowns(name).filter((town) => foldName(town.name) === foldName(name));
  return called.length === 1 ? called[0] : undefined;
}

/** What the guide and the gazetteer know of a destination, with its quarters, events and excursions; undefined when they have none of that name. */
export function townSource(name: string, near?: Coordinates): SourceCity | undefined {
  const town = openTown((townCalled(name) ?? findTown(name, near))?.id ?? '');
  if (!town) return undefined;
  const sources = sourcesHere();
  let source = sources.get(town.id);
  if (!source) {
    if (sources.size >= MAX_SOURCES) sources.clear();
    sources.set(town.id, (source = sourceOfTown(town)));
  }
  return source;
}
