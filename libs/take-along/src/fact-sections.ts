import { waysByStop } from '@app/contracts';
import type { FinalPlan, PlanSection, TransportLeg, WishResult } from '@app/contracts';

/** How a wish stands. */
export const STATUS_WORDS: Readonly<Record<WishResult['status'], string>> = {
  met: 'in the plan',
  partly: 'partly',
  not_met: 'not in the plan',
  not_understood: 'not understood',
};
/** "1 night", "3 nights". */
export const nightWords = (nights: number): string => `${nights} ${nights === 1 ? 'night' : 'nights'}`;
const amount = (value: number, currency: string): string => `${value.toFixed(2)} ${currency}`;

const timeWords = ({ date, departureTime, arrivalDate, arrivalTime }: TransportLeg): string => {
  const arrival = arrivalTime === null ? '' : `-${arrivalDate === null || arrivalDate === date ? '' : `${arrivalDate} `}${arrivalTime}`;
  return `${departureTime ?? ''}${arrival}`;
};

/** "train from Rome 10:00-11:35". */
export const wayWords = (leg: TransportLeg): string => `${leg.mode} from ${leg.from} to ${leg.to}, ${timeWords(leg)}`;

const section = (id: string, title: string, parts: Pick<PlanSection, 'items' | 'table'>): PlanSection => ({
  id,
  title,
  agent: 'itinerary',
  sources: [],
  ...parts,
});

/** Where the trip goes and how, as a table; none where the plan has no route. */
export function routeSections({ route = [], transport }: FinalPlan): PlanSection[] {
  if (route.length === 0) return [];
  const ways = waysByStop(route, transport);
  const home = ways.at(-1) ?? [];
  const stops = route.map(({ city, country, arrive, leave, nights, why }, index) => [
    country === '' ? city : `${city}, ${country}`,
    `${arrive} - ${leave}`,
    nightWords(nights),
    why,
    (ways[index] ?? []).map(wayWords).join('; '),
  ]);
  const back = home.length > 0 ? [['Home', home[0]?.date ?? '', '', '', home.map(wayWords).join('; ')]] : [];
  return [section('route', 'Route', { table: { head: ['Where', 'When', 'Nights', 'Why', 'Way there'], rows: [...stops, ...back] } })];
}

function wishSection({ wishes = [] }: FinalPlan): PlanSection[] {
  if (wishes.length === 0) return [];
  return [
    section('wishes', 'Your wishes', {
      table: { head: ['Wish', 'In the plan?', 'How'], rows: wishes.map(({ said, status, why }) => [said, STATUS_WORDS[status], why]) },
    }),
  ];
}

function limitationSection({ limitations = [] }: FinalPlan): PlanSection[] {
  const items = limitations.map(({ detail, day }) => (day === undefined ? detail : `Day ${day}: ${detail}`));
  return items.length === 0 ? [] : [section('limitations', 'What this plan cannot do', { items })];
}

function relaxationSection({ relaxations = [], costs }: FinalPlan): PlanSection[] {
  if (relaxations.length === 0 || !costs) return [];
  const rows = relaxations.map(({ change, total, saves }) => [change, amount(total, costs.currency), amount(saves, costs.currency)]);
  return [section('relaxations', 'How it could fit', { table: { head: ['Change', 'Whole trip', 'Saves'], rows } })];
}

/** What became of the wishes, what the plan cannot do, and what would make it fit; each only where there is something to say. */
export const outcomeSections = (plan: FinalPlan): PlanSection[] => [...wishSection(plan), ...limitationSection(plan), ...relaxationSection(plan)];
