/** The key under which a place name is looked up: lower case, no accents, no punctuation, "saint" written out. */
export function foldPlace(name: string): string {
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
    .trim()
    .replace(/\b(?:st|sankt)\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .replace(/^ft\b/, 'fort')
    .replace(/^mt\b/, 'mount');
}
