/** A listing of a travel article: its section and its named parameters as they are written. */
export interface Listing {
  readonly section: 'see' | 'do' | 'eat' | 'drink' | 'sleep';
  readonly parameters: Readonly<Record<string, string>>;
}

const OPENING = /\{\{\s*(see|do|eat|drink|sleep|listing)\s*\|/gi;
const MAX_LISTINGS = 300;
const MAX_LISTING_CHARS = 6_000;
const SECTIONS: ReadonlySet<string> = new Set(['see', 'do', 'eat', 'drink', 'sleep']);

/** The text up to the braces that close the template; null when they are missing. */
function bodyFrom(text: string, start: number): string | null {
  let depth = 1;
  for (let at = start; at < Math.min(text.length, start + MAX_LISTING_CHARS); at += 1) {
    const pair = text.slice(at, at + 2);
    if (pair === '{{') depth += 1;
    else if (pair === '}}') depth -= 1;
    else continue;
    if (depth === 0) return text.slice(start, at);
    at += 1;
  }
  return null;
}

/** Parts between bars that stand outside of links and templates within. */
function partsOf(body: string): string[] {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < body.length; at += 1) {
    const pair = body.slice(at, at + 2);
    if (pair === '[[' || pair === '{{') depth += 1;
    if (pair === ']]' || pair === '}}') depth = Math.max(0, depth - 1);
    if (body[at] === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += body[at] ?? '';
  }
  return parts;
}

/** `[[Page|words]]`, `[[words]]` and emphasis as plain words; comments and references are left out. */
const plain = (text: string): string =>
  text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<ref[\s\S]*?(?:<\/ref>|\/>)/gi, '')
    .replace(/\[\[(?:[^[\]|]{0,300}\|)?([^[\]]{0,300})\]\]/g, '$1')
    .replace(/\{\{[^{}]*\}\}/g, '')
    .replace(/'{2,}/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The listings of an article's wikitext, in their order. */
export function listingsIn(wikitext: string): Listing[] {
  const listings: Listing[] = [];
  for (const match of wikitext.matchAll(OPENING)) {
    const body = bodyFrom(wikitext, match.index + match[0].length);
    if (body === null || listings.length >= MAX_LISTINGS) continue;
    const pairs = partsOf(body).flatMap((part): [string, string][] => {
      const equals = part.indexOf('=');
      return equals < 0 ? [] : [[part.slice(0, equals).trim().toLowerCase(), plain(part.slice(equals + 1))]];
    });
    const parameters = Object.fromEntries(pairs.filter(([, value]) => value !== ''));
    const name = (match[1] ?? '').toLowerCase();
    const section = name === 'listing' ? (parameters['type'] ?? '').toLowerCase() : name;
    if (SECTIONS.has(section)) listings.push({ section: section as Listing['section'], parameters });
  }
  return listings;
}
