import { LANGUAGES } from '../languages/languages.js';
import type { Scan } from '../text/scan.js';
import { AMOUNT, SIGNED_AMOUNT, parseAmount } from './amount.js';
import { CURRENCY_AFTER, CURRENCY_BEFORE, currencyCode } from './currencies.js';

/** Money a person wants to spend, as said: multiply by travellers and days before it is a budget. */
export interface SaidBudget {
  readonly amount: number;
  readonly currency: string | null;
  readonly isPerPerson: boolean;
  /** For each two of them. */
  readonly isPerCouple?: boolean;
  readonly isPerDay: boolean;
  readonly words: string;
}

const MONEY = `(?:(${CURRENCY_BEFORE})\\s?(${AMOUNT})(?:\\s?(${CURRENCY_AFTER}))?|(${SIGNED_AMOUNT})\\s?(?:d[ei] )?(${CURRENCY_AFTER}))`;
const RANGE = new RegExp(
  `(?:(${CURRENCY_BEFORE})\\s?)?\\b(${AMOUNT})\\s?(?:${CURRENCY_AFTER})?\\s?(?:-|to|and|bis|und|a|et|y|or)\\s?(${CURRENCY_BEFORE})?\\s?(${AMOUNT})\\s?(${CURRENCY_AFTER})?(?![\\d:/])`,
  'g',
);
const SINGLE = new RegExp(`(?<![\\da-z.,/:-])${MONEY}(?!\\d|/\\s?\\d)`, 'g');
const BUDGET_WORD = 'budget\\w*|orcamento|spesa|spendere|spend\\w*|afford|costs?|costing|ausgeben|kosten|kostet|depenser|gastar|presupuesto|reisekasse';
const LIMIT_WORD =
  "max(?:imum|imal)?|at most|up to|under|below|less than|no more than|not more than|within|limit(?: of)?|around|about|roughly|hochstens|unter|bis zu|moins de|pas plus de|jusqu'a|menos de|hasta|como maximo|massimo|al massimo|meno di|no maximo|ate|menos que|maximo";
/** A number that counts something else than money. */
const NOT_MONEY =
  '(?!\\s{0,2}(?:people|persons?|pax|days?|nights?|weeks?|months?|cit|km|kms|kilomet\\w*|kilos?|kg|lbs?|stone|cm|met(?:er|re)s?|mt?\\b|degrees|grad|miles|min|hours?|hrs?|stunden|std|heures|horas?|ore\\b|h\\b|ans\\b|anos|anni|jahre|star|adult|kid|child|tage|nacht|personen|jours|nuits|personnes|dias|noches|personas|[:/%]|years?|[ap]\\.?m\\b))(?![\\d.,]\\d)';
const BARE_AFTER_BUDGET = new RegExp(`\\b(?:${BUDGET_WORD})\\b[^.;!?\\d\\u0001]{0,40}?\\b(${AMOUNT})${NOT_MONEY}`, 'g');
const BARE_AFTER_LIMIT = new RegExp(`\\b(?:${LIMIT_WORD})\\s{1,3}(${AMOUNT})${NOT_MONEY}`, 'g');
/** "1,5k" alone; "10k run" and "5k away" are distances. */
const BARE_THOUSANDS =
  /(?<![\w.,/-])(\d{1,3}(?:[.,]\d{1,2})?(?:k| grand))(?![\w/-]|\s{0,2}(?:run|race|walk|hike|steps?|away|lauf|course|carrera|corsa|corrida|people|m\b))/g;
const BARE_BEFORE_CUE = new RegExp(
  `\\b(${AMOUNT})\\s{0,2}(?:budget|max(?:imum|imal)?\\b|total\\b|in total|each\\b|per person|pp\\b|a head|pro person|pro kopf|pro nase|par personne|par tete|por persona|por cabeza|por barba|a testa|a persona|por pessoa|por cabeca|per day|pro tag|par jour|por dia)`,
  'g',
);
const PER_PERSON = new RegExp(
  `^[\\s,]*(?:(?:in )?total\\s|max\\.? |maximum )?(?:${Object.values(LANGUAGES)
    .map(({ money }) => money.perPerson)
    .join('|')}|(?:and|und|et|y|e|/) ?(?:nase|kopf|nose|head|pers\\.?|pax|p\\.? ?p\\.?|personn?e?|persona|pessoa|testa|cabeza))(?![a-z])`,
);
const PER_PERSON_BEFORE =
  /\b(?:per (?:person|head|nose)|pro (?:person|kopf|nase)|par (?:personne|tete)|por (?:persona|cabeza|pessoa|cabeca)|a (?:testa|persona)|each(?! (?:night|day|week|way|of the))|jede[rs]?(?! (?:nacht|tag|woche))|chacune?|cada (?:uno|una|um|uma)|ciascun[oa]|ognun[oa])\b[^.;!?\d]{0,25}$/;
/** "Je 250 Euro". */
const EACH_AHEAD = /\bje (?:ca |etwa |rund |max |maximal |so )?$/;
const PER_COUPLE = /^[\s,]*(?:per couple|(?:a|each) couple\b|pro (?:paar|parchen)|par couple|por pareja|por casal|a coppia|per coppia)/;
const PER_DAY =
  /^[\s,]*(?:(?:de |of |di |do )?(?:budget|orcamento|presupuesto) )?(?:per day|a day(?! (?:at|in|on|to|for|out|off|by|with|around|trip))|daily|each day|every day|\/ ?(?:day|tag|jour|dia|giorno|d\b)|pro tag|am tag|jeden tag|chaque jour|ogni giorno|cada dia|taglich|par jour|por dia|al dia|diarios|al giorno|diarie)/;
const PER_NIGHT = /^[\s,]*(?:per night|a night|\/ ?night|pro nacht|par nuit|por noche)/;
const CUE_BEFORE = new RegExp(`\\b(?:${BUDGET_WORD}|${LIMIT_WORD})\\b[^.;!?]{0,50}$`);
/** "2k pp (euros)", "4 grand in dollars", "650 a head, pounds": the currency behind an amount and what it is for. */
const CURRENCY_BEHIND = new RegExp(`^(?:\\s{0,2}[,(:/-])?\\s{0,2}(?:all |alles |tout |todo |tutto |tudo )?(?:in |en |em )?(${CURRENCY_AFTER})(?!\\s?\\d)`);
/** "Prices in euros please": one currency for every amount of the text. */
const CURRENCY_ANYWHERE = new RegExp(`(?<![a-z])(?:in|en|em) (${CURRENCY_AFTER})(?!\\s?\\d)`);
/** How far back a word may stand that says what an amount is. */
const CUE_CHARS = 80;
const PER_DAY_BEFORE = /\b(?:daily|tages)[- ]?budget\w*[^.;!?]{0,25}$/;

interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly amount: number;
  readonly currency: string | null;
}

const textBefore = (scan: Scan, at: number): string => scan.folded.slice(Math.max(0, at - CUE_CHARS), at);

function rangesOf(scan: Scan, own: string | undefined): Candidate[] {
  return scan.findAll(RANGE).flatMap(({ start, end, match }) => {
    const [, before, low = '', between, high = '', after] = match;
    const sign = after ?? between ?? before;
    const [lower, upper] = [parseAmount(low), parseAmount(high)];
    const left = textBefore(scan, start);
    const hasCue = CUE_BEFORE.test(left) || /\b(?:between|from|entre|zwischen)\s{0,2}$/.test(left);
    if (lower === null || upper === null || upper < lower || (!sign && !(hasCue && lower >= 100))) return [];
    return [{ start, end, amount: upper, currency: sign ? currencyCode(sign, own) : null }];
  });
}

/** "Alle 9 lei parte" speaks of her. */
const LEAST_LEI = 50;

function singlesOf(scan: Scan, own: string | undefined): Candidate[] {
  return scan.findAll(SINGLE).flatMap(({ start, end, match }) => {
    const [, before, amountAfterSign, signAfter, amountBeforeSign, after] = match;
    const amount = parseAmount(amountAfterSign ?? amountBeforeSign ?? '');
    const sign = signAfter ?? before ?? after ?? '';
    const isWord = sign === 'lei' && (amount ?? 0) < LEAST_LEI;
    return amount && amount > 0 && !isWord ? [{ start, end, amount, currency: currencyCode(sign, own) }] : [];
  });
}

const TOTAL = 'insgesamt|alles in allem|zusammen|in total|total|altogether|all in all|everything|in tutto|en total|no total|au total|en tout|todo junto';
const BARE_AFTER_TOTAL = new RegExp(
  `\\b(?:${TOTAL})(?: (?:about|around|up to|etwa|bis zu|environ|unos|circa|cerca de|max\\.?|maximal|so)){0,2} (${AMOUNT})${NOT_MONEY}`,
  'g',
);
const EACH = 'each of us|jede[rs]? von uns|jede[rs]?|chacune?|cada (?:uno|una|um|uma)|ciascun[oa]|a testa';
const HAS = 'has|hat|a|ont|tiene|tem|ha|can spend|pays?|zahlt|gibt|mette|pone|poe|puede gastar';
const BARE_AFTER_EACH = new RegExp(
  `\\b(?:${EACH})(?: (?:${HAS}))?(?: (?:about|around|up to|so|etwa|bis zu|environ|unos|circa|cerca de|ca\\.?)){0,2} (${AMOUNT})${NOT_MONEY}`,
  'g',
);

/** After "budget" a small number is money too; "about 20" alone may be anything. */
const BARE_FORMS: readonly (readonly [pattern: RegExp, least: number])[] = [
  [BARE_AFTER_BUDGET, 10],
  [BARE_BEFORE_CUE, 10],
  [BARE_AFTER_LIMIT, 100],
  [BARE_AFTER_EACH, 50],
  [BARE_THOUSANDS, 100],
  [BARE_AFTER_TOTAL, 100],
];

function bareOf(scan: Scan): Candidate[] {
  return BARE_FORMS.flatMap(([pattern, least]) =>
    scan.findAll(pattern).flatMap(({ start, match }) => {
      const text = match[1] ?? '';
      const at = start + match[0].lastIndexOf(text);
      const amount = parseAmount(text);
      return amount !== null && amount >= least ? [{ start: at, end: at + text.length, amount, currency: null }] : [];
    }),
  );
}

/** Where no currency stands beside the amount: the one behind it, else the one that the text names for all of them. */
function currencyElsewhere(scan: Scan, end: number, own: string | undefined): { readonly code: string | null; readonly end: number } {
  const behind = CURRENCY_BEHIND.exec(scan.rest.slice(end));
  if (behind) return { code: currencyCode(behind[1] ?? '', own), end: end + behind[0].length };
  const named = CURRENCY_ANYWHERE.exec(scan.folded);
  return { code: named ? currencyCode(named[1] ?? '', own) : null, end };
}

function takeScoped(scan: Scan, candidate: Candidate, own?: string): SaidBudget {
  let end = candidate.end;
  const swallow = (pattern: RegExp): boolean => {
    const match = pattern.exec(scan.rest.slice(end));
    if (match) end += match[0].length;
    return match !== null;
  };
  const before = textBefore(scan, candidate.start);
  const dayFirst = swallow(PER_DAY);
  const isPerCouple = swallow(PER_COUPLE);
  const isPerPerson = swallow(PER_PERSON) || PER_PERSON_BEFORE.test(before) || EACH_AHEAD.test(before);
  const isPerDay = dayFirst || swallow(PER_DAY) || PER_DAY_BEFORE.test(before);
  const elsewhere = candidate.currency === null ? currencyElsewhere(scan, end, own) : null;
  end = elsewhere?.end ?? end;
  scan.take(candidate.start, end);
  return {
    amount: candidate.amount,
    currency: candidate.currency ?? elsewhere?.code ?? null,
    isPerPerson,
    ...(isPerCouple ? { isPerCouple } : {}),
    isPerDay,
    words: scan.words(candidate.start, end),
  };
}

/** A price of a night or of one thing is no budget; the amount beside a budget word is, else the largest one. */
function rank(scan: Scan, candidate: Candidate): number {
  if (PER_NIGHT.test(scan.rest.slice(candidate.end))) return -1;
  return (CUE_BEFORE.test(textBefore(scan, candidate.start)) ? 1e12 : 0) + candidate.amount;
}

/** Takes all money and gives what the trip may cost, or null when nothing says so. */
export function takeBudget(scan: Scan, own: string | undefined): SaidBudget | null {
  const ranges = rangesOf(scan, own);
  const free = (candidate: Candidate): boolean => !ranges.some((range) => candidate.start < range.end && candidate.end > range.start);
  const signed = [...ranges, ...singlesOf(scan, own).filter(free)];
  const isWhole = (candidate: Candidate): boolean => rank(scan, candidate) >= 0;
  // "The hotel up to 120 euros a night, 1500 altogether": where every price is that of a night, a bare number may be the budget.
  const candidates = signed.some(isWhole)
    ? signed
    : [...signed, ...bareOf(scan).filter(({ start, end }) => !signed.some((one) => start < one.end && one.start < end))];
  const ranked = candidates.map((candidate) => ({ candidate, score: rank(scan, candidate) })).sort((a, b) => b.score - a.score);
  const best = ranked.find(({ score }) => score >= 0)?.candidate;
  for (const { start, end } of candidates) if (start !== best?.start) scan.take(start, end);
  return best ? takeScoped(scan, best, own) : null;
}

/** What a bare number means when the budget was asked for. */
export function bareBudget(scan: Scan): SaidBudget | null {
  const found = scan.find(new RegExp(`\\b(${AMOUNT})`));
  const amount = found ? parseAmount(found.match[1] ?? '') : null;
  return found && amount ? takeScoped(scan, { start: found.start, end: found.end, amount, currency: null }) : null;
}
