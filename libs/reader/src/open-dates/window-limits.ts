import { addDays, daysBetween } from '@app/contracts';

/** A day that the text names exactly. */
export interface NamedDay {
  readonly start: number;
  readonly end: number;
  readonly iso: string;
}

/** What days beside an open time take from it. */
export interface WindowLimits {
  readonly latest: string | null;
  readonly earliest: string | null;
  /** Days on which nobody travels, both ends included. */
  readonly without: readonly { readonly from: string; readonly to: string }[];
  /** The days that are limits. */
  readonly used: readonly NamedDay[];
}

const LEFT_CHARS = 56;
const RIGHT_CHARS = 30;
const NOT = 'not|nicht|keinesfalls|pas|non|no|nao|never|nie';
const GAP = '[^.;!?\\u0001\\d]';
const DAY_WORDS = `(?: (?:the|den|dem|der|am|le|el|il|o|dia|on))?(?: \\p{L}{2,10}\\.?,?)? ?`;
/** "Not over", "back by", "spätestens am", "pas après". */
const LATEST = new RegExp(
  `(?<!\\p{L})(?:(?:${NOT}) (?:over|after|beyond|past|later than|nach|spater als|uber|apres|plus tard (?:que|qu'|le)|au-dela|despues|mas tarde|mas alla|oltre|dopo|piu tardi|depois|mais tarde|alem)(?: (?:del?|d[oe]|que|do|dem|den|le|il|el|di))?|(?:by|before|until|till|no later than|spatestens|bis(?: zum)?|vor(?: dem)?|avant|au plus tard|jusqu'au|antes d[eo]l?|antes|como muy tarde|a mas tardar|hasta|entro|prima del|al piu tardi|fino al|ate|no maximo|o mais tardar))${DAY_WORDS}$`,
  'u',
);
const LATEST_BEHIND = /^,? ?(?:at the latest|at latest|latest|spatestens|au plus tard|como muy tarde|al piu tardi|o mais tardar)(?!\p{L})/u;
/** "Not before", "from ... on", "ab dem". */
const EARLIEST = new RegExp(
  `(?<!\\p{L})(?:(?:${NOT}) (?:before|earlier than|vor|fruher als|avant|antes|prima)(?: (?:del?|do|dem|den|le|il|el))?|after|fruhestens|nach dem|erst ab|ab dem|apres le|a partir du|despues del|a partir del?|dopo il|a partire dal|depois de|a partir de)${DAY_WORDS}$`,
  'u',
);
/** "But not golden week (1-8 Oct)", "außer vom 4. bis 10.". */
const EXCEPT = new RegExp(
  `(?<!\\p{L})(?:${NOT}|except(?: for)?|apart from|avoid(?:ing)?|excluding|excl\\.?|ausser|ohne|sauf|excepto|menos|salvo|evitando|tranne|eccetto|escluso|exceto|fora|evitar)(?: ${GAP}{0,40})?[ (]$`,
  'u',
);

const NO_LIMITS: WindowLimits = { latest: null, earliest: null, without: [], used: [] };

/** Days that bound an open time or are taken out of it: "in April or May but not over 10 May". */
export function windowLimits(folded: string, days: readonly NamedDay[]): WindowLimits {
  let limits = NO_LIMITS;
  const add = (more: Partial<WindowLimits>, ...used: NamedDay[]): void => void (limits = { ...limits, ...more, used: [...limits.used, ...used] });
  for (const [i, day] of days.entries()) {
    const left = folded.slice(Math.max(0, day.start - LEFT_CHARS), day.start);
    const next = days[i + 1];
    const isRange = next !== undefined && next.start === day.start;
    const isRangeEnd = days[i - 1]?.start === day.start;
    if (isRangeEnd) continue;
    if (isRange) {
      if (EXCEPT.test(left)) add({ without: [...limits.without, { from: day.iso, to: next.iso }] }, day, next);
    } else if (LATEST.test(left) || LATEST_BEHIND.test(folded.slice(day.end, day.end + RIGHT_CHARS))) add({ latest: day.iso }, day);
    else if (EARLIEST.test(left)) add({ earliest: day.iso }, day);
  }
  return limits;
}

/** The largest part of an open time that its limits leave; the whole where they leave none. */
export function withinLimits<S extends { readonly from: string; readonly to: string }>(span: S, { latest, earliest, without }: WindowLimits): S {
  let parts = [{ from: earliest !== null && earliest > span.from ? earliest : span.from, to: latest !== null && latest < span.to ? latest : span.to }];
  for (const gap of without)
    parts = parts.flatMap((part) =>
      gap.to < part.from || gap.from > part.to
        ? [part]
        : [
            { from: part.from, to: addDays(gap.from, -1) },
            { from: addDays(gap.to, 1), to: part.to },
          ],
    );
  const [largest] = parts.filter(({ from, to }) => from <= to).sort((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to));
  return largest ? { ...span, ...largest } : span;
}
