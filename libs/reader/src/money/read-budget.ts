import type { Scan } from '../text/scan.js';
import { AMOUNT, parseAmount } from './amount.js';
import { CURRENCY_AFTER, CURRENCY_BEFORE, currencyCode } from './currencies.js';

/** Money a person wants to spend, as said: multiply by travellers and days before it is a budget. */
export interface SaidBudget {
  readonly amount: number;
  readonly currency: string | null;
  readonly isPerPerson: boolean;
  readonly isPerDay: boolean;
  readonly words: string;
}

const MONEY = `(?:(${CURRENCY_BEFORE})\\s?(${AMOUNT})(?:\\s?(${CURRENCY_AFTER}))?|(${AMOUNT})\\s?(${CURRENCY_AFTER}))`;
const RANGE = new RegExp(
  `(?:(${CURRENCY_BEFORE})\\s?)?\\b(${AMOUNT})\\s?(?:${CURRENCY_AFTER})?\\s?(?:-|to|and|bis|und|a|et|y|or)\\s?(${CURRENCY_BEFORE})?\\s?(${AMOUNT})\\s?(${CURRENCY_AFTER})?(?![\\d:/])`,
  'g',
);
const SINGLE = new RegExp(`(?<![\\d.,/:-])${MONEY}(?![\\d/])`, 'g');
const BUDGET_WORD =
  'budget\\w*|spend\\w*|afford|cost(?:s|ing)?|max(?:imum|imal)?|at most|up to|under|below|less than|no more than|not more than|within|limit(?: of)?|around|about|roughly|ausgeben|hochstens|unter|bis zu|kosten|depenser|moins de|pas plus de|jusqu\'a|gastar|menos de|hasta|presupuesto|como maximo';
const FILLER = '(?:\\s*(?:is|of|are|to|at|set|for|be|would|should|now|the|our|my|trip|total|overall|entire|whole|this|it|all|tops|out|up|around|about|approximately|roughly|maybe|say|von|ist|liegt|bei|de|est|es|maximal|max|ca\\.?|allocated|planned|outlined|travel|[:=~]|\\w{0,3}))*';
const BARE_AFTER_CUE = new RegExp(`\\b(?:${BUDGET_WORD})${FILLER}\\s*(${AMOUNT})(?!\\s*(?:people|persons?|days?|nights?|weeks?|cit|km|miles|hours?|minutes?|star|adult|kid|child|tage|nacht|jours|nuits|dias|noches|[:/%]|years?|[ap]\\.?m\\b))(?![\\d.,]\\d)`, 'g');
const BARE_BEFORE_CUE = new RegExp(`\\b(${AMOUNT})\\s*(?:budget|max(?:imum|imal)?\\b|total\\b|in total)`, 'g');
const PER_PERSON = /^[\s,]*(?:(?:in )?total\s)?(?:per (?:person|head|traveller|traveler|adult|capita)|p\.?\s?p\b|each\b|a head|apiece|a person|pro (?:person|kopf|nase)|p\. ?p\.|je person|par (?:personne|tete)|chacun|por (?:persona|cabeza)|cada uno)/;
const PER_DAY = /^[\s,]*(?:(?:per person|pp|each),? )?(?:per day|a day|daily|each day|every day|\/ ?day|pro tag|am tag|taglich|par jour|por dia|al dia|diarios)/;
const PER_NIGHT = /^[\s,]*(?:per night|a night|\/ ?night|pro nacht|par nuit|por noche)/;
const CUE_BEFORE = new RegExp(`\\b(?:${BUDGET_WORD})\\b[^.;!?]{0,50}$`);
const PER_DAY_BEFORE = /\b(?:daily|tages)[- ]?budget\w*[^.;!?]{0,25}$/;

interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly amount: number;
  readonly currency: string | null;
}

function rangesOf(scan: Scan, own: string | undefined): Candidate[] {
  return scan.findAll(RANGE).flatMap(({ start, end, match }) => {
    const [, before, low = '', between, high = '', after] = match;
    const sign = after ?? between ?? before;
    const [lower, upper] = [parseAmount(low), parseAmount(high)];
    const hasCue = CUE_BEFORE.test(scan.folded.slice(0, start)) || /\b(?:between|from|entre|zwischen)\s*$/.test(scan.folded.slice(0, start));
    if (lower === null || upper === null || upper < lower || (!sign && !(hasCue && lower >= 100))) return [];
    return [{ start, end, amount: upper, currency: sign ? currencyCode(sign, own) : null }];
  });
}

function singlesOf(scan: Scan, own: string | undefined): Candidate[] {
  return scan.findAll(SINGLE).flatMap(({ start, end, match }) => {
    const [, before, amountAfterSign, signAfter, amountBeforeSign, after] = match;
    const amount = parseAmount(amountAfterSign ?? amountBeforeSign ?? '');
    const sign = signAfter ?? before ?? after ?? '';
    return amount && amount > 0 ? [{ start, end, amount, currency: currencyCode(sign, own) }] : [];
  });
}

function bareOf(scan: Scan): Candidate[] {
  return [...scan.findAll(BARE_AFTER_CUE), ...scan.findAll(BARE_BEFORE_CUE)].flatMap(({ start, end, match }) => {
    const text = match[1] ?? '';
    const at = start + match[0].indexOf(text);
    const amount = parseAmount(text);
    return amount && amount >= 10 ? [{ start: at, end: Math.min(end, at + text.length), amount, currency: null }] : [];
  });
}

function takeScoped(scan: Scan, candidate: Candidate): SaidBudget {
  let end = candidate.end;
  const swallow = (pattern: RegExp): boolean => {
    const match = pattern.exec(scan.rest.slice(end));
    if (match) end += match[0].length;
    return match !== null;
  };
  const before = scan.folded.slice(0, candidate.start);
  const dayFirst = swallow(PER_DAY);
  const isPerPerson = swallow(PER_PERSON) || /\b(?:per person|pro person|par personne|por persona|each)\b[^.;!?]{0,15}$/.test(before);
  const isPerDay = dayFirst || swallow(PER_DAY) || PER_DAY_BEFORE.test(before);
  scan.take(candidate.start, end);
  return { amount: candidate.amount, currency: candidate.currency, isPerPerson, isPerDay, words: scan.words(candidate.start, end) };
}

/** A price of a night or of one thing is no budget; the amount beside a budget word is, else the largest one. */
function rank(scan: Scan, candidate: Candidate): number {
  if (PER_NIGHT.test(scan.rest.slice(candidate.end))) return -1;
  return (CUE_BEFORE.test(scan.folded.slice(0, candidate.start)) ? 1e12 : 0) + candidate.amount;
}

/** Takes all money and gives what the trip may cost, or null when nothing says so. */
export function takeBudget(scan: Scan, own: string | undefined): SaidBudget | null {
  const ranges = rangesOf(scan, own);
  const free = (candidate: Candidate): boolean => !ranges.some((range) => candidate.start < range.end && candidate.end > range.start);
  const signed = [...ranges, ...singlesOf(scan, own).filter(free)];
  const candidates = signed.length > 0 ? signed : bareOf(scan);
  const ranked = candidates.map((candidate) => ({ candidate, score: rank(scan, candidate) })).sort((a, b) => b.score - a.score);
  const best = ranked.find(({ score }) => score >= 0)?.candidate;
  for (const { start, end } of candidates) if (start !== best?.start) scan.take(start, end);
  return best ? takeScoped(scan, best) : null;
}

/** What a bare number means when the budget was asked for. */
export function bareBudget(scan: Scan): SaidBudget | null {
  const found = scan.find(new RegExp(`\\b(${AMOUNT})`));
  const amount = found ? parseAmount(found.match[1] ?? '') : null;
  return found && amount ? takeScoped(scan, { start: found.start, end: found.end, amount, currency: null }) : null;
}
