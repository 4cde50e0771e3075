import { amountIn, bareName, dayIn, minuteIn, smallNumber, withoutDay } from './feedback-words.js';
import type { RevisionWish } from './reviser.schema.js';

/** One wish in folded words, with the dates of the plan's days. */
export interface Clause {
  readonly text: string;
  readonly dates: readonly string[];
}

type Rule = (clause: Clause) => RevisionWish | null;

const wish = (kind: RevisionWish['kind'], more: Partial<RevisionWish> = {}): RevisionWish => ({
  kind,
  day: null,
  what: null,
  instead: null,
  amount: null,
  ...more,
});
const dayOf = ({ text, dates }: Clause): number | null => dayIn(text, dates);
const nameOrNull = (text: string | undefined): string | null => (text === undefined || bareName(text) === '' ? null : bareName(text));

const HOTEL =
  /\b(?:hotel|hotels|stay|stays|accommodation|room|rooms|lodging|hostel|unterkunft|zimmer|hebergement|logement|chambre|alojamiento|habitacion|hospedaje)\b/;
const CHEAP =
  /\b(?:cheaper|less expensive|cheap|lower|inexpensive|budget|simpler|gunstiger\w*|billiger\w*|preiswerter\w*|moins cher\w*|mas barat\w*|economico)\b/;
const BETTER = /\b(?:better|nicer|fancier|more comfortable|upgrade\w*|besser\w*|schoner\w*|komfortabler\w*|meilleur\w*|mejor\w*)\b/;
const TIERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:luxury|luxurious|premium|five star|5 star|luxus\w*|luxe|lujo)\b/, 'premium'],
  [/\b(?:midrange|mid range|mid-range|three star|3 star|mittelklasse)\b/, 'midrange'],
  [/\b(?:hostel|budget hotel|simple)\b/, 'budget'],
];
const MEALS = /\b(?:restaurants?|meals?|food|dining|eating|dinners?|lunches|tables|essen|restaurants?|repas|comidas?|restaurantes?)\b/;

const stay: Rule = ({ text }) => {
  if (!HOTEL.test(text)) return null;
  const tier = TIERS.find(([words]) => words.test(text))?.[1];
  if (CHEAP.test(text) && tier !== 'premium') return wish('stay', { what: 'cheaper' });
  if (tier) return wish('stay', { what: tier });
  return BETTER.test(text) ? wish('stay', { what: 'better' }) : null;
};

const DIET =
  /\b(vegan|vegetarian|vegetarisch\w*|vegetarien\w*|vegetarian[oa]|halal|kosher|koscher|casher|gluten[- ]?free|glutenfrei\w*|sans gluten|sin gluten)\b/;
const diet: Rule = ({ text }) => {
  const found = DIET.exec(text)?.[1];
  return found === undefined ? null : wish('diet', { what: /gluten/.test(found) ? 'gluten free' : found.replace(/^vegetari.*/, 'vegetarian') });
};

const cheaperMeals: Rule = ({ text }) => (CHEAP.test(text) && MEALS.test(text) ? wish('cheaper_meals') : null);

const BUDGET =
  /\b(?:budget|presupuesto|spend|cost|costs|for under|for less than|at most|maximum|max|no more than|nicht mehr als|hochstens|maximal|depenser|gastar)\b/;
const budget: Rule = ({ text }) => {
  const amount = amountIn(withoutDay(text));
  if (amount === null || amount < 20) return null;
  return BUDGET.test(text) || /\b(?:eur|euros?|usd|dollars?|chf|francs?|gbp|pounds?|yen|jpy)\b|[€$£¥]/.test(text) ? wish('budget', { amount }) : null;
};

const cheaperTrip: Rule = ({ text }) =>
  /\b(?:cheaper|less expensive|save (?:some )?money|spend less|cut costs?|too expensive|gunstiger|billiger|zu teuer|moins cher|trop cher|mas barato|demasiado caro)\b/.test(
    text,
  )
    ? wish('cheaper_trip')
    : null;

const COUNT = '(\\d{1,2}|a|an|one|two|three|four|five|another|einen|ein|zwei|drei|un|une|deux|trois|uno|dos|tres)';
const LATER = new RegExp(`\\b${COUNT} (?:days?|tage?|jours?|dias?) (later|earlier|after|before|spater|fruher|plus tard|plus tot|despues|mas tarde|antes)`);
const WEEK = new RegExp(`\\b${COUNT} (?:weeks?|wochen?|semaines?|semanas?) (later|earlier|spater|fruher|plus tard|plus tot|despues|mas tarde|antes)`);
const isEarlier = (word: string | undefined): boolean => /earlier|before|fruher|plus tot|antes/.test(word ?? '');
const shift: Rule = ({ text }) => {
  const [days, weeks] = [LATER.exec(text), WEEK.exec(text)];
  const found = days ?? weeks;
  const count = found && smallNumber(found[1] ?? '');
  if (!found || count === null) return null;
  return wish('shift_days', { amount: count * (weeks && !days ? 7 : 1) * (isEarlier(found[2]) ? -1 : 1) });
};

const startDate: Rule = ({ text }) => {
  const date = /\b(?:start|begin|leave|depart|travel|go|move|shift|verschieb\w*|beginn\w*|commenc\w*|empez\w*)\b.*?\b(\d{4}-\d{2}-\d{2})\b/.exec(text)?.[1];
  return date === undefined ? null : wish('start_date', { what: date });
};

const LONGER = new RegExp(
  `\\b${COUNT} (?:more |extra |additional |weitere[rn]? |zusatzliche[rn]? )?(?:days?|tage?|jours?|dias?) (longer|shorter|more|less|fewer|extra|langer|kurzer|mehr|weniger|de plus|de moins|mas|menos)`,
);
const tripDays: Rule = ({ text }) => {
  const found = LONGER.exec(text);
  const added = new RegExp(`\\b(?:add|extend\\b.*\\bby|stay) ${COUNT} (?:more |extra )?days?\\b`).exec(text);
  const cut = new RegExp(`\\b(?:shorten\\b.*\\bby|cut) ${COUNT} days?\\b`).exec(text);
  const count = smallNumber((found ?? added ?? cut)?.[1] ?? '');
  if (count === null) return null;
  const fewer = cut !== null || /shorter|less|fewer|kurzer|weniger|moins|menos/.test(found?.[2] ?? '');
  return wish('trip_days', { amount: fewer ? -count : count });
};

const START_LATER =
  /\b(?:later start|start later|begin later|sleep in|sleep longer|lie in|not so early|less early|spater (?:anfangen|starten|beginnen|los)|ausschlafen|commencer plus tard|grasse matinee|empezar mas tarde)\b|\b(?:start|begin)\b.*\blater\b|\bspater\b.*\b(?:anfangen|starten|beginnen)\b/;
const START_EARLIER =
  /\b(?:earlier start|start earlier|begin earlier|fruher (?:anfangen|starten|beginnen)|commencer plus tot|empezar antes)\b|\b(?:start|begin)\b.*\bearlier\b/;
const START_AT =
  /\b(?:start|begin|nothing before|not before|no earlier than|starte|beginne|nicht vor|nichts vor|commence\w*|pas avant|empie\w*|nada antes de)\b/;
const LATE_MINUTE = 630;
const EARLY_MINUTE = 480;
const dayStart: Rule = (clause) => {
  const minute = START_AT.test(clause.text) ? minuteIn(withoutDay(clause.text)) : null;
  if (minute !== null) return wish('day_start', { day: dayOf(clause), amount: minute });
  if (START_LATER.test(clause.text)) return wish('day_start', { day: dayOf(clause), amount: LATE_MINUTE });
  return START_EARLIER.test(clause.text) ? wish('day_start', { day: dayOf(clause), amount: EARLY_MINUTE }) : null;
};

const LIGHTER =
  /\b(?:lighter|easier|more relaxed|less packed|less busy|less full|slower|calmer|relax\w*|too (?:much|full|packed|busy)|fewer (?:things|activities|visits|sights|stops)|less (?:stuff|to do)|leichter|entspannter|ruhiger|weniger (?:programm|los)|zu voll|plus leger|plus calme|moins charge\w*|allege\w*|mas ligero|mas tranquilo|menos cargado)\b/;
const FULLER =
  /\b(?:fuller|busier|more packed|more (?:things|activities|visits|sights|stops|to do)|fill|voller|mehr (?:programm|aktivitaten)|plus rempli\w*|plus d'activites|mas actividades|mas lleno)\b/;
const pace: Rule = (clause) => {
  if (LIGHTER.test(clause.text)) return wish('lighter_day', { day: dayOf(clause) });
  return FULLER.test(clause.text) ? wish('fuller_day', { day: dayOf(clause) }) : null;
};

const renew: Rule = (clause) => {
  const day = dayOf(clause);
  return day !== null &&
    /\b(?:redo|replan|re-plan|revise|rework|change|different|something else|anders|neu planen|refais|refaire|change|cambia|otra cosa)\b/.test(clause.text)
    ? wish('other_day', { day })
    : null;
};

const SWAPS: readonly RegExp[] = [
  /^(?:swap|exchange|switch|trade)\s{1,2}(?:out\s{1,2})?(.+?)\s{1,2}(?:for|with|to)\s{1,2}(.+)$/,
  /^(?:replace|substitute)\s{1,2}(.+?)\s{1,2}(?:with|by|for)\s{1,2}(.+)$/,
  /^change\s{1,2}(.+?)\s{1,2}(?:to|for|into)\s{1,2}(.+)$/,
  /^(.+?)\s{1,2}instead of\s{1,2}(.+)$/,
  /^(?:tausche?|ersetze?)\s{1,2}(.+?)\s{1,2}(?:gegen|durch|mit)\s{1,2}(.+?)(?:\s{1,2}aus)?$/,
  /^(?:remplace[rz]?|echange[rz]?|change[rz]?)\s{1,2}(.+?)\s{1,2}(?:par|contre|pour)\s{1,2}(.+)$/,
  /^(?:cambia|cambiar|reemplaza|sustituye)\s{1,2}(.+?)\s{1,2}(?:por|con)\s{1,2}(.+)$/,
];
const swap: Rule = (clause) => {
  for (const [index, words] of SWAPS.entries()) {
    const found = words.exec(clause.text);
    if (!found) continue;
    const [what, instead] = index === 3 ? [found[2], found[1]?.replace(/^(?:do|visit|see|add|have)\s{1,2}/, '')] : [found[1], found[2]];
    return wish('swap', { day: dayOf(clause), what: nameOrNull(what), instead: nameOrNull(instead) });
  }
  const other =
    /^(?:swap|replace|exchange|change|another|a different|find (?:another|a different)|tausche?|ersetze?|remplace|cambia)\s{1,2}(.+?)(?:\s{1,2}(?:aus|for something else))?$/.exec(
      clause.text,
    );
  return other && nameOrNull(other[1]) !== null ? wish('swap', { day: dayOf(clause), what: nameOrNull(other[1]) }) : null;
};

const MOVE = /^(?:move|shift|put|verschiebe?|lege|deplace[rz]?|mueve|mover)\s{1,2}(.+?)\s{1,2}(?:to|on|onto|auf|in|au|le|al)\s{1,2}(?:the )?(.+)$/;
const move: Rule = ({ text, dates }) => {
  const found = MOVE.exec(text);
  const day = found ? dayIn(found[2] ?? '', dates) : null;
  return found && day !== null ? wish('move', { day, what: nameOrNull(found[1]) }) : null;
};

const PLURAL_KIND =
  /^(?:museums|galleries|churches|temples|mosques|beaches|clubs|bars|markets|zoos|theme parks|day trips|shopping|nightlife|museen|kirchen|markte|musees|eglises|marches|museos|iglesias|mercados)$/;
const KIND_WORDS: Readonly<Record<string, string>> = {
  ...{ museen: 'museums', musees: 'museums', museos: 'museums', kirchen: 'churches', eglises: 'churches', iglesias: 'churches' },
  ...{ markte: 'markets', marches: 'markets', mercados: 'markets' },
};
export const inEnglish = (words: string): string => KIND_WORDS[words] ?? words;

const NONE =
  /^(?:no|no more|without|avoid|less|fewer|not so many|i (?:don't|do not) (?:like|want)|we (?:don't|do not) (?:like|want)|hate|keine?n?|ohne|weniger|pas de|plus de|sans|moins de|sin|nada de|menos)\s{1,2}(?:more\s{1,2})?(.+)$/;
const avoid: Rule = ({ text }) => {
  const what = nameOrNull(NONE.exec(text)?.[1]);
  return what === null ? null : wish('avoid', { what: inEnglish(what) });
};

const REMOVE =
  /^(?:remove|drop|delete|skip|cancel|cut|take out|leave out|get rid of|entfern\w*|streich\w*|lass\w*|ohne|enleve[rz]?|supprime[rz]?|retire[rz]?|quita|quitar|elimina|eliminar)\s{1,2}(.+?)(?:\s{1,2}(?:weg|aus|out))?$/;
const remove: Rule = (clause) => {
  const what = nameOrNull(REMOVE.exec(clause.text)?.[1]);
  if (what === null) return null;
  return PLURAL_KIND.test(what) && dayOf(clause) === null ? wish('avoid', { what: inEnglish(what) }) : wish('remove', { day: dayOf(clause), what });
};

const MORE = /^(?:(?:give|show) (?:us|me)\s{1,2}|i want\s{1,2}|we want\s{1,2})?(?:more|mehr|plus de|plus d'|mas)\s{1,2}(.+)$/;
const moreOf: Rule = (clause) => {
  const what = nameOrNull(MORE.exec(clause.text)?.[1]);
  return what === null ? null : wish('more_of', { what, day: dayOf(clause) });
};

const ADD =
  /^(?:add|include|visit|see|put in|insert|go to|also (?:visit|see)|fuge|nimm|besuch\w*|ajoute[rz]?|inclu\w*|visite[rz]?|anade|anadir|agrega|agregar|visita)\s{1,2}(.+?)(?:\s{1,2}(?:hinzu|dazu|ein|auf))?$/;
const add: Rule = (clause) => {
  const what = nameOrNull(ADD.exec(clause.text)?.[1]);
  return what === null ? null : wish('add', { what, day: dayOf(clause) });
};

/** In this order: what is said more closely comes before what could also be meant. */
const RULES: readonly Rule[] = [
  shift,
  startDate,
  tripDays,
  move,
  stay,
  diet,
  cheaperMeals,
  budget,
  swap,
  dayStart,
  remove,
  pace,
  moreOf,
  avoid,
  add,
  cheaperTrip,
  renew,
];

/** The wish of a clause, or null when the rules know none. */
export function readClause(clause: Clause): RevisionWish | null {
  for (const rule of RULES) {
    const found = rule(clause);
    if (found) return found;
  }
  return null;
}
