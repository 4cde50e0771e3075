import { z } from 'zod';
import type { Costs } from '@app/contracts';
import { moneyWords } from '@app/planner';
import { visitNamed } from './asked-places.js';
import { cannotTell, say, toolSources } from './inquiry.js';
import type { AskedPlan, Inquiry } from './inquiry.js';

const Converted = z.object({ amount: z.number(), currency: z.string(), rate: z.number(), asOf: z.string(), source: z.string() });
const Sum = z.object({ total: z.number(), remaining: z.number().nullable(), overBy: z.number(), currency: z.string() });

const CURRENCY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bus dollars?\b|\busd\b|\bdollars?\b|\$/i, 'USD'],
  [/\beuros?\b|€/i, 'EUR'],
  [/\bpounds?\b|\bsterling\b|£/i, 'GBP'],
  [/\bfrancs?\b/i, 'CHF'],
  [/\byen\b|¥/i, 'JPY'],
];
const KNOWN_CODES = new Set(Intl.supportedValuesOf('currency'));

/** The currency that a question asks for; null when it names none. */
export function askedCurrency(question: string): string | null {
  const code = [...question.matchAll(/\b[A-Z]{3}\b/g)].map(([found]) => found).find((found) => KNOWN_CODES.has(found));
  return code ?? CURRENCY_WORDS.find(([pattern]) => pattern.test(question))?.[1] ?? null;
}

interface AskedAmount {
  readonly what: string;
  readonly amount: number;
}

const CATEGORIES: readonly (readonly [RegExp, keyof Costs['byCategory'], string])[] = [
  [/\bflights?\b|\bfly/i, 'flights', 'The flights'],
  [/\bhotels?\b|\bstays?\b|\baccommodation|\bnights?\b|\brooms?\b/i, 'stays', 'The stay'],
  [/\bmeals?\b|\bfood\b|\beating\b|\bdinners?\b|\blunch/i, 'meals', 'The meals'],
  [/\bactivit|\btickets?\b|\bsights?\b|\bmuseums\b/i, 'activities', 'The visits'],
  [/\btransport\b|\bmetro\b|\btrams?\b|\bbus(?:es)?\b|\btaxi/i, 'localTransport', 'Getting around'],
];

/** The part of the plan that a question asks the price of; the whole trip when it names none. */
function askedAmount({ question, plan }: AskedPlan, costs: Costs): AskedAmount {
  const subject = /\b(?:cost of|price of|does|do|is|for)\s{1,2}(?<what>.{1,120}?)(?:\s{1,2}cost\b|\s{1,2}in\b|[?.!]|$)/i.exec(question)?.groups?.['what'] ?? '';
  const visit = subject && !/^(?:it|the (?:whole )?trip|this|that|everything|all|we|i)\b/i.test(subject) ? visitNamed(subject, plan) : undefined;
  if (visit) return { what: visit.place.name, amount: visit.cost.amount };
  const category = CATEGORIES.find(([pattern]) => pattern.test(question));
  const sum = category && costs.byCategory[category[1]];
  return category && sum !== undefined ? { what: category[2], amount: sum } : { what: 'The whole trip', amount: costs.total };
}

/** What something costs, in the plan's currency or in another one. */
export function priceInquiry(asked: AskedPlan): Inquiry {
  const { costs } = asked.plan;
  if (!costs) return () => cannotTell('the plan has no costs.');
  const { what, amount } = askedAmount(asked, costs);
  const wanted = askedCurrency(asked.question);
  const own = `${what} ${/s$/.test(what) && what.startsWith('The ') ? 'cost' : 'costs'} ${moneyWords(amount, costs.currency)}`;
  const plan = { kind: 'estimate', name: 'plan' } as const;
  if (wanted === null || wanted === costs.currency) return () => say(`${own}, as planned for all travellers.`, [plan]);
  return ([observation]) => {
    if (!observation)
      return {
        kind: 'ask',
        thought: `Converting ${moneyWords(amount, costs.currency)} into ${wanted}.`,
        calls: [{ name: 'convert_currency', arguments: { amount, from: costs.currency, to: wanted } }],
      };
    const converted = observation.ok ? Converted.safeParse(observation.value).data : undefined;
    if (!converted) return say(`${own}. I cannot tell what that is in ${wanted}: ${observation.ok ? 'no rate is known' : observation.reason}`, [plan]);
    const rate = `1 ${costs.currency} = ${Number(converted.rate.toPrecision(6))} ${wanted}, rate of ${converted.asOf}`;
    return say(`${own}, which is ${moneyWords(converted.amount, wanted)} (${rate}, source ${converted.source}).`, [plan, ...toolSources(observation)]);
  };
}

/** How much of the budget is left, added up by the tool. */
export function budgetInquiry({ plan, request }: AskedPlan): Inquiry {
  const { costs, budget } = plan;
  const limit = budget?.budgetLimit ?? request?.budget ?? null;
  if (!costs || limit === null) return () => cannotTell('the plan has no costs or no budget.');
  const items = Object.entries(costs.byCategory).map(([category, amount]) => ({ description: category, category, amount }));
  return ([observation]) => {
    if (!observation)
      return {
        kind: 'ask',
        thought: 'Adding up the costs of the plan.',
        calls: [{ name: 'calculate_budget', arguments: { items, budget: limit, currency: costs.currency } }],
      };
    const sum = observation.ok ? Sum.safeParse(observation.value).data : undefined;
    if (!sum) return cannotTell('the costs could not be added up.');
    const of = `of ${moneyWords(limit, sum.currency)}; the plan costs ${moneyWords(sum.total, sum.currency)}`;
    const left =
      sum.overBy > 0 ? `The plan is over the budget by ${moneyWords(sum.overBy, sum.currency)}` : `${moneyWords(sum.remaining ?? 0, sum.currency)} are left`;
    return say(`${left} ${of}.`, [{ kind: 'estimate', name: 'calculate_budget' }]);
  };
}
