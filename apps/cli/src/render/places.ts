import type { KnownTown, PlacesAnswer } from '@app/contracts';
import { counted, formatMoney, hang, heading, printable } from './text.js';
import type { Page } from './text.js';

const SHOWN_TABLES = 8;
const SHOWN_WAYS = 8;

const BASIS: Readonly<Record<KnownTown['basis'], string>> = {
  general_knowledge: 'general knowledge',
  checked: 'checked',
  live: 'live',
  model: 'estimated',
  corrected: 'corrected',
};

/** What is known under a name, for reading on a terminal. */
export function renderPlaces({ q, towns, sights, nearest }: PlacesAnswer, page: Page): string[] {
  const found = [
    ...towns.flatMap((town) => townLines(town, page)),
    ...sights.map(({ name, kind, town }) => printable(`${name} · ${kind} in ${town.name}, ${town.country}`)),
  ];
  if (found.length > 0) return found;
  const list = (title: string, names: readonly string[]): string[] => (names.length === 0 ? [] : [title, ...names.map((name) => printable(`  ${name}`))]);
  return [
    printable(`Nothing is known of ${q}.`),
    ...list(
      'Spelled alike:',
      nearest.spellings.map(({ name, country }) => `${name}, ${country}`),
    ),
    ...list(
      'Known around it:',
      nearest.places.map(({ name, country, distanceKm }) => `${name}, ${country} · ${distanceKm} km`),
    ),
  ];
}

function townLines(town: KnownTown, page: Page): string[] {
  const money = (amount: number, currency = town.currency): string => (amount === 0 ? 'free' : formatMoney({ amount, currency }));
  const rows = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [...heading(title, page), ...lines.flatMap((line) => hang('  ', line, page.width))];
  const [nightly] = town.stays;
  return [
    page.style.strong(printable(`${town.name}, ${town.country} · ${town.kind}`)),
    ...hang('', town.summary, page.width),
    printable(
      `Basis: ${BASIS[town.basis]}, ${town.asOf}${town.checked ? `, read by a second reader ${town.checked}` : ''}. Look it up with the id ${town.id}.`,
    ),
    ...rows(
      counted(town.sights.length, 'sight'),
      town.sights.map(
        ({ name, kind, cost, hours, basis, id }) =>
          `${name} · ${kind} · ${money(cost)} · ${hours === 'always' ? 'open at all hours' : hours} · ${BASIS[basis]} (${id})`,
      ),
    ),
    ...rows(
      counted(town.tables.length, 'table'),
      town.tables.slice(0, SHOWN_TABLES).map(({ name, cuisines, mealCost }) => `${name} · ${cuisines.join(', ')} · about ${money(mealCost)}`),
    ),
    ...rows('Stays', nightly ? town.stays.map(({ area, nightly: price }) => `${area} · ${money(price.budget)} to ${money(price.premium)} a night`) : []),
    ...rows(
      'Houses by name, without prices',
      town.houses.map(({ name }) => name),
    ),
    ...rows(
      'Ways',
      town.ways
        .slice(0, SHOWN_WAYS)
        .map(({ to, mode, minutes, cost, currency }) => `${to} · ${mode.replace('_', ' ')} · ${minutes} min · ${money(cost, currency)}`),
    ),
    ...rows(
      'Live sources',
      town.sources.map(({ name, licence, asOf, state }) => `${name} (${licence}) · ${state}${asOf ? `, ${asOf}` : ''}`),
    ),
    '',
  ];
}
