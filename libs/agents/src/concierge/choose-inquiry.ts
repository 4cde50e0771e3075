import { askedDays } from './asked-days.js';
import { waysEnds } from './asked-places.js';
import type { AskedPlan, Inquiry } from './inquiry.js';
import { askedCurrency, budgetInquiry, priceInquiry } from './money.inquiry.js';
import { openingInquiry } from './opening.inquiry.js';
import { dayInquiry, flightInquiry, packingInquiry, placeInquiry, stayInquiry } from './plan.inquiry.js';
import { wayInquiry } from './way.inquiry.js';
import { weatherInquiry } from './weather.inquiry.js';

const ABOUT: readonly (readonly [RegExp, (asked: AskedPlan) => Inquiry])[] = [
  [/\brain|\bweather\b|\bforecast\b|\bumbrella\b|\bsunn?y?\b|\btemperature\b|\bhow (?:hot|cold|warm)\b|\bsnow|\bwet\b|\bstorm|\bwindy?\b/i, weatherInquiry],
  [/\bopen(?:ing|s|ed)?\b|\bclosed?s?\b|\bshut\b/i, openingInquiry],
  [/\bleft\b|\bremain|\bover (?:the |our |my )?budget\b|\bwithin (?:the |our |my )?budget\b|\bin budget\b/i, budgetInquiry],
  [/\bcosts?\b|\bprice\b|\bhow much\b|\bexpensive\b|\bconvert\b/i, priceInquiry],
  [/\bhow far\b|\bdistance\b|\bhow long\b.{0,200}\b(?:from|between|walk|get|take|drive)\b|\btravel time\b|\bwalk from\b|\bget from\b/i, wayInquiry],
  [/\bpack(?:ing)?\b|\bbring\b/i, packingInquiry],
  [/\bflights?\b|\bfly\b|\bplane\b|\bland(?:ing)?\b|\btake ?off\b/i, flightInquiry],
  [/\bhotel\b|\bwhere (?:do|are|will) we (?:stay|sleep)|\bstaying\b|\baccommodation\b|\bcheck[- ]?(?:in|out)\b/i, stayInquiry],
];

/** Which facts a question is after: by its words, then by what it names. */
export function chooseInquiry(asked: AskedPlan): Inquiry {
  const { question, plan, today } = asked;
  const matching = ABOUT.find(([pattern]) => pattern.test(question));
  if (matching) return matching[1](asked);
  const { days, outside } = askedDays(question, plan.itinerary, today);
  if (days.length > 0 || outside !== null) return dayInquiry(asked);
  if (waysEnds(question)) return wayInquiry(asked);
  return askedCurrency(question) ? priceInquiry(asked) : placeInquiry(asked);
}
