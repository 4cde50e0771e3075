import type { Words } from '@app/messages';
import { CONCEPTS } from './concepts.js';
import type { Concept } from './concepts.js';

type Told = Pick<Concept, 'id' | 'make'>;

/** What an activity without a provider is called; every row of the table that makes one has its message. */
export const madeTitle = ({ id }: Told, { say }: Words): string => say(`made.${id}` as 'made.boat');

const BOOK = /\bbook one\b/;
const ASK = /^Ask at the stay/;

/** What to know about it. Most rows say one of two things. */
export function madeAdvice({ id, make }: Told, { say }: Words): string {
  const advice = make?.advice ?? '';
  if (BOOK.test(advice)) return say('advice.book');
  return ASK.test(advice) ? say('advice.ask') : say(`advice.${id}` as 'advice.walk');
}

const MADE_ID = /^d\d+-a\d+-(.+)$/;
const SLUGS = CONCEPTS.flatMap(({ id, make }) => (make ? [{ id, slug: `${id.replaceAll('_', '-')}-` }] : [])).sort((a, b) => b.slug.length - a.slug.length);

/** The concept that an activity of that id was made for, such as `boat` for `d2-a1-boat-w3`; undefined for a visit of a known place. */
export function madeFor(activityId: string): string | undefined {
  const tail = MADE_ID.exec(activityId)?.[1] ?? '';
  return SLUGS.find(({ slug }) => tail.startsWith(slug))?.id;
}
