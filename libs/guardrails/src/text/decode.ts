const BASE64_RUN = /[A-Za-z0-9+/_-]{24,}={0,2}/g;
const WHOLLY_BASE64 = /^[A-Za-z0-9+/]{16,}={0,2}$/;
const HEX_RUN = /(?:[0-9a-fA-F]{2}[ :,]?){10,}/g;
const ESCAPED_HEX_RUN = /(?:(?:\\x|0x|=)[0-9a-fA-F]{2}[ ,]?){4,}/g;
const BINARY_RUN = /(?:[01]{8}[ ,]?){6,}/g;
const UNICODE_ESCAPE = /\\u\{?([0-9a-fA-F]{4,6})\}?/g;
const PERCENT_RUN = /(?:%[0-9a-fA-F]{2}){2,}/g;
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(lt|gt|amp|quot|apos|nbsp|colon|lpar|rpar|excl|period|comma));?/g;
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  colon: ':',
  lpar: '(',
  rpar: ')',
  excl: '!',
  period: '.',
  comma: ',',
};
const PRINTABLE = /[\p{L}\p{N}\p{P}\p{Zs}\n]/gu;
const LETTERS = /[\p{L} ]/gu;
const MIN_DECODED_CHARS = 6;
const MIN_PRINTABLE_SHARE = 0.95;
const MIN_LETTER_SHARE = 0.7;
const MAX_CODE_POINT = 0x10ffff;

const share = (text: string, pattern: RegExp): number => (text.match(pattern)?.length ?? 0) / Math.max(1, [...text].length);

/** Words rather than bytes: what a file hash or an image decodes to does not pass. */
const readsAsText = (text: string): boolean =>
  text.length >= MIN_DECODED_CHARS && share(text, PRINTABLE) >= MIN_PRINTABLE_SHARE && share(text, LETTERS) >= MIN_LETTER_SHARE;

const fromBytes = (bytes: Uint8Array): string => new TextDecoder('utf-8').decode(bytes);

const character = (code: number): string => (Number.isInteger(code) && code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : ' ');

const fromBase64 = (run: string): string => {
  const standard = run.replaceAll('-', '+').replaceAll('_', '/');
  const decoded = fromBytes(Buffer.from(standard, 'base64'));
  // Encoded twice; what was encoded more often nobody decodes by the way.
  return WHOLLY_BASE64.test(decoded) ? fromBytes(Buffer.from(decoded, 'base64')) : decoded;
};

/** Letters of flags, six or more with at most one space after each: flags of countries come in pairs. */
const FLAG_LETTERS = /(?:[\u{1F1E6}-\u{1F1FF}] ?){6,}(?: {1,3}(?:[\u{1F1E6}-\u{1F1FF}] ?)+)*/gu;
const FLAG_LETTER = /([\u{1F1E6}-\u{1F1FF}]) ?/gu;
const FIRST_FLAG_LETTER = 0x1f1e6;
const FIRST_LETTER = 97;

const fromFlags = (run: string): string =>
  run.replace(FLAG_LETTER, (_found, letter: string) => String.fromCharCode((letter.codePointAt(0) ?? 0) - FIRST_FLAG_LETTER + FIRST_LETTER));

const fromHex = (run: string): string => fromBytes(Buffer.from(run.replace(/\\x|0x|[^0-9a-fA-F]/g, ''), 'hex'));

const fromBinary = (run: string): string => (run.match(/[01]{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');

const fromPercent = (run: string): string => fromBytes(Buffer.from(run.replaceAll('%', ''), 'hex'));

const RUNS: readonly { readonly pattern: RegExp; readonly decode: (run: string) => string }[] = [
  { pattern: BASE64_RUN, decode: fromBase64 },
  { pattern: HEX_RUN, decode: fromHex },
  { pattern: ESCAPED_HEX_RUN, decode: fromHex },
  { pattern: BINARY_RUN, decode: fromBinary },
  { pattern: FLAG_LETTERS, decode: fromFlags },
];

/** Texts found in base64, hex and binary runs, in the order of the encodings; only what reads as text. */
export function decodedRuns(text: string): string[] {
  const found: string[] = [];
  for (const { pattern, decode } of RUNS) {
    for (const run of text.match(pattern) ?? []) {
      const decoded = decode(run);
      if (readsAsText(decoded)) found.push(decoded);
    }
  }
  const unescaped = unescapeText(text);
  if (unescaped !== text) found.push(unescaped);
  return found;
}

/** The text with HTML entities, URL escapes and `\u` escapes replaced by the characters they stand for. */
export function unescapeText(text: string): string {
  return text
    .replace(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED_ENTITIES[name] ?? whole;
      return character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10));
    })
    .replace(UNICODE_ESCAPE, (_whole, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(PERCENT_RUN, fromPercent);
}
