import { isMessage } from '@app/messages';
import type { Words } from '@app/messages';
import { CONCEPTS } from './concepts.js';
import type { Concept } from './concepts.js';

type Told = Pick<Concept, 'id' | 'make'>;

/** What an activity without a provider is called; a row of the table without a message is told in English. */
export const madeTitle = ({ id, make }: Told, { say }: Words): string => (isMessage(`made.${id}`) ? say(`made.${id}` as 'made.boat') : (make?.title ?? id));

const BOOK = /\bbook one\b/;
const ASK = /^Ask at the stay/;

/** What to know about it. Most rows say one of two things. */
export function madeAdvice({ id, make }: Told, { say }: Words): string {
  const advice = make?.advice ?? '';
  if (BOOK.test(advice)) return say('advice.book');
  if (ASK.test(advice)) return say('advice.ask');
  return isMessage(`advice.${id}`) ? say(`advice.${id}` as 'advice.walk') : advice;
}

const MADE_ID = /^d\d+-a\d+-(.+)$/;
const SLUGS = CONCEPTS.flatMap(({ id, make }) => (make ? [{ id, slug: `${id.replaceAll('_', '-')}-` }] : [])).sort((a, b) => b.slug.length - a.slug.length);

/** The concept that an activity of that id was made for, such as `boat` for `d2-a1-boat-w3`; undefined for a visit of a known place. */
export function madeFor(activityId: string): string | undefined {
  const tail = MADE_ID.exec(activityId)?.[1] ?? '';
  return SLUGS.find(({ slug }) => tail.startsWith(slug))?.id;
}
