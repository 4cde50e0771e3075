const SIMPLE = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** The key under which a place name is looked up: lower case, no accents, no punctuation, "saint" written out. */
export function foldPlace(name: string): string {
  const isPlain = SIMPLE.test(name);
  return isPlain ? spellOut(name.toLowerCase()) : spellOut(strip(name));
}

function strip(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’'`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Short forms stand at the start of most names that have one. */
function spellOut(key: string): string {
  if (!/\b(?:st|ste|sankt|ft|mt)\b/.test(key)) return key;
  return key
    .replace(/\b(?:st|sankt)\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .replace(/^ft\b/, 'fort')
    .replace(/^mt\b/, 'mount');
}

/** "hay on wye" as a map writes it. */
export const titled = (key: string): string => key.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
