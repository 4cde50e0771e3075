import type { FinalPlan } from '@app/contracts';

/** A question about one part of the plan, in the six languages that requests are read in. */
const COST = /\b(?:costs?|price|prices|budget|expensive|kostet|kosten|preis|prix|co[uû]te?|cu[aá]nto|precio|costa|quanto|prezzo|pre[cç]o)\b/iu;
const FLIGHT = /\b(?:flights?|fly|depart\w*|land|fl[uü]ge?|fliegen|vols?|vuelos?|voli|volo|voos?)\b/iu;
const STAY = /\b(?:hotels?|h[oô]tels?|stay|sleep|room|unterkunft|schlafen|wohnen|dormir|dormons|alojamiento|albergo|hospedagem)\b/iu;
const DAY = /\b(?:day|tag|jour|d[ií]a|giorno|dia)\s{1,3}(?<day>\d{1,3})\b/iu;
const DATE = /\b(?<date>\d{4}-\d{2}-\d{2})\b/u;

const money = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string => `${amount.toFixed(2)} ${currency}`;

function dayIn(question: string, { itinerary }: FinalPlan): string | null {
  const { date } = DATE.exec(question)?.groups ?? {};
  const { day } = DAY.exec(question)?.groups ?? {};
  const found = date === undefined ? itinerary[Number(day ?? 0) - 1] : itinerary.find((one) => one.date === date);
  if (!found) return null;
  const visits = found.activities.map(({ start, title }) => `${start} ${title}`).join(', ');
  return `${found.date} in ${found.city}: ${visits || found.theme}.`;
}

function flightsIn({ transport }: FinalPlan): string | null {
  const lines = transport
    .filter(({ mode }) => mode === 'flight')
    .map(({ from, to, date, departureTime, cost }) => `${from} to ${to} on ${date}${departureTime === null ? '' : ` at ${departureTime}`} for ${money(cost)}`);
  return lines.length > 0 ? `${lines.join('; ')}.` : null;
}

function staysIn({ stays }: FinalPlan): string | null {
  const lines = stays.map(({ name, city, checkInDate, checkOutDate, cost }) => `${name} in ${city} from ${checkInDate} to ${checkOutDate} for ${money(cost)}`);
  return lines.length > 0 ? `${lines.join('; ')}.` : null;
}

const costsIn = ({ costs }: FinalPlan): string | null => (costs ? `It costs ${money({ amount: costs.total, currency: costs.currency })} in all.` : null);

/** What the plan says to a question: the part that is asked about, else its summary. Nothing is looked up and nothing is made up. */
export function answerFromPlan(question: string, plan: FinalPlan): string {
  const parts = [
    dayIn(question, plan),
    FLIGHT.test(question) ? flightsIn(plan) : null,
    STAY.test(question) ? staysIn(plan) : null,
    COST.test(question) ? costsIn(plan) : null,
  ].filter((part) => part !== null);
  return `The plan says: ${parts.length > 0 ? parts.join(' ') : plan.summary}`;
}
