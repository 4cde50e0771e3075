/** What needs no folding but lower case; most names are of this kind. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;
const MAX_KNOWN = 20_000;
/** Longer texts are not names, and hardly come twice. */
const MAX_KNOWN_CHARS = 60;
/** The same few thousand names are folded again and again while a trip is planned. */
const known = new Map<string, string>();

/** Lower case, without accents and punctuation, so that "São  Paulo" and "sao paulo" are one name. */
export function foldName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  const before = known.get(name);
  if (before !== undefined) return before;
  const folded = folding(name);
  if (name.length <= MAX_KNOWN_CHARS) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(name, folded);
  }
  return folded;
}

const folding = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
