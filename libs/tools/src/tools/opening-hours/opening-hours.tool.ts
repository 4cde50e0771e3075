import { z } from 'zod';
import { LocalTime } from '@app/contracts';
import { bestNamed, closedWeekdays, describeHours, findGuideCity, openingWindows, toHhmm } from '@app/guide';
import { defineTool } from '../../registry/define-tool.js';
import { fields, notFound } from '../field-kit/fields.js';

const SHOWN_NAMES = 8;

const Input = z.strictObject({
  city: fields.city,
  place: z.string().trim().min(2).max(200).describe('Name of the sight or restaurant.'),
  date: fields.date('The day'),
});
const Output = z.strictObject({
  city: z.string(),
  place: z.string().describe('The place that was found under the name.'),
  date: fields.date('The day'),
  open: z.boolean().describe('True when it opens at all on that day.'),
  windows: z.array(z.strictObject({ from: LocalTime, to: z.union([LocalTime, z.literal('24:00')]) })).describe('Local time.'),
  closedWeekdays: z.array(z.string()),
  words: z.string(),
  source: fields.source,
  asOf: z.string().describe('Month in which the hours were last checked, as YYYY-MM.'),
});

/** Opening hours of a known place on a day. */
export const openingHours = defineTool({
  name: 'opening_hours',
  description: 'Opening hours of a sight or restaurant on a day, from the built-in guide. Says so when the guide does not know the place.',
  input: Input,
  output: Output,
  scopes: ['travel:read'],
  rate: '100/s',
  risk: 'low',
  timeoutMs: 1_000,
  maxBytes: 4_096,
  async call({ city: wanted, place: name, date }) {
    const city = findGuideCity(wanted);
    if (!city) throw notFound(`The guide does not know the city "${wanted}".`);
    const place = bestNamed(name, city.places) ?? bestNamed(name, city.eateries);
    if (!place) {
      const known = city.places.slice(0, SHOWN_NAMES).map((each) => each.name);
      throw notFound(`The guide does not know "${name}" in ${city.name}. It knows, among others: ${known.join(', ')}.`);
    }
    const closedOn = 'closedOn' in place ? place.closedOn : undefined;
    const windows = openingWindows(place.hours, closedOn, date);
    return {
      city: city.name,
      place: place.name,
      date,
      open: windows.length > 0,
      windows: windows.map(({ fromMinute, toMinute }) => ({ from: toHhmm(fromMinute), to: toHhmm(toMinute) })),
      closedWeekdays: closedWeekdays(place.hours),
      words: describeHours({ hours: place.hours, ...(closedOn ? { closedOn } : {}) }, date),
      source: 'guide' as const,
      asOf: city.asOf,
    };
  },
});
