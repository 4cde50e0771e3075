/** Hashed features of one reading of a text, token by token. */
export interface HashedFeatures {
  /** Buckets of all features, in the order of the tokens. */
  readonly buckets: Int32Array;
  /** Per token the index after its last bucket. */
  readonly ends: Int32Array;
  /** Per token where it begins in the text, in UTF-16 units. */
  readonly offsets: Int32Array;
}

/** Extra features of texts from tools: there an order is strange that a person may well give. */
export type FeatureDomain = 'person' | 'tool';

/** Globals such as Math are slow to reach in a sandbox. */
const { imul } = Math;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const WORD_SALT = 0x2545f491;
const PAIR_SALT = 0x1b873593;
const SKIP_SALT = 0x27d4eb2f;
const TRIPLE_SALT = 0x165667b1;
const GRAM_SALT = 0x61c88647;
const TOOL_SALT = 0x5bd1e995;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
const MAX_WORD_CHARS = 32;
/** Features per UTF-16 unit at the most: three n-grams end at each unit, and a token of one unit has six of its own. */
const MAX_FEATURES_PER_CHAR = 7;
const BOUNDARY = 0x20;
const DIGIT = 0x30;

/** Kinds of characters, as numbers because every character of every text is looked up. */
const SPACE = 0;
const LETTER = 1;
const SIGN = 2;
const APOSTROPHE = 3;
const MARK = 4;

const ASCII_KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[a-z0-9]/i.test(char)) return LETTER;
  if (char === "'") return APOSTROPHE;
  return /[\s\u0000-\u001f\u007f]/.test(char) && char !== '\n' ? SPACE : MARK;
});

/** Scripts that write without spaces: each sign is a token. */
const isDense = (code: number): boolean =>
  (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af) || (code >= 0x0e00 && code <= 0x0e7f);

function kindOf(code: number): number {
  if (code < 128) return ASCII_KINDS[code] ?? MARK;
  if (code === 0x2019) return APOSTROPHE;
  if (isDense(code)) return SIGN;
  if (code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x3000) return SPACE;
  if (code < 0xc0 || (code >= 0x2010 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f) || code >= 0xff00) return MARK;
  return LETTER;
}

/** Spreads the bits, so that the low ones that choose a bucket depend on all. */
const spread = (hash: number): number => {
  const mixed = imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return mixed ^ (mixed >>> 15);
};

/** One set of arrays for all calls: making them anew for each reading costs more than filling them. */
let scratch = arraysFor(4_096);

function arraysFor(chars: number): HashedFeatures {
  const room = chars * MAX_FEATURES_PER_CHAR + MAX_FEATURES_PER_CHAR;
  return { buckets: new Int32Array(room), ends: new Int32Array(chars + 1), offsets: new Int32Array(chars + 1) };
}

class FeatureWriter {
  private readonly buckets: Int32Array;
  private readonly ends: Int32Array;
  private readonly offsets: Int32Array;
  private size = 0;
  private tokens = 0;
  private last = 0;
  private beforeLast = 0;
  private readonly word = new Int32Array(MAX_WORD_CHARS + 2);
  private wordChars = 0;

  constructor(
    chars: number,
    private readonly mask: number,
    private readonly domain: FeatureDomain,
  ) {
    if (scratch.ends.length <= chars) scratch = arraysFor(chars * 2);
    this.buckets = scratch.buckets;
    this.ends = scratch.ends;
    this.offsets = scratch.offsets;
  }

  addLetter(code: number): void {
    if (this.wordChars < MAX_WORD_CHARS) this.word[(this.wordChars += 1)] = code >= DIGIT && code <= DIGIT + 9 ? DIGIT : code;
  }

  endWord(offset: number): void {
    if (this.wordChars === 0) return;
    const last = this.wordChars + 1;
    this.word[0] = BOUNDARY;
    this.word[last] = BOUNDARY;
    let hash = FNV_OFFSET;
    for (let index = 1; index < last; index += 1) hash = imul(hash ^ (this.word[index] ?? 0), FNV_PRIME);
    if (last >= LONGEST_GRAM) this.addGrams(last);
    this.addToken(hash, offset - this.wordChars);
    this.wordChars = 0;
  }

  private addGrams(last: number): void {
    for (let start = 0; start <= last - SHORTEST_GRAM + 1; start += 1) {
      let gram = GRAM_SALT;
      const end = start + LONGEST_GRAM <= last + 1 ? start + LONGEST_GRAM : last + 1;
      for (let index = start; index < end; index += 1) {
        gram = imul(gram ^ (this.word[index] ?? 0), FNV_PRIME);
        if (index - start >= SHORTEST_GRAM - 1) this.push(gram);
      }
    }
  }

  addToken(hash: number, offset: number): void {
    const { last, beforeLast } = this;
    const pair = imul(last, 31) ^ hash;
    this.push(hash ^ WORD_SALT);
    this.push(pair ^ PAIR_SALT);
    this.push((imul(beforeLast, 17) ^ hash) + SKIP_SALT);
    this.push((imul(beforeLast, 131) ^ imul(last, 31) ^ hash) + TRIPLE_SALT);
    if (this.domain === 'tool') {
      this.push(hash ^ TOOL_SALT);
      this.push((pair ^ PAIR_SALT) + TOOL_SALT);
    }
    this.beforeLast = last;
    this.last = hash;
    this.ends[this.tokens] = this.size;
    this.offsets[this.tokens] = offset;
    this.tokens += 1;
  }

  private push(hash: number): void {
    this.buckets[this.size] = spread(hash) & this.mask;
    this.size += 1;
  }

  finish(): HashedFeatures {
    return { buckets: this.buckets.subarray(0, this.size), ends: this.ends.subarray(0, this.tokens), offsets: this.offsets.subarray(0, this.tokens) };
  }
}

/**
 * Words, pairs and triples of words, pairs with one word between, and character n-grams inside words, each as a bucket from 0 to
 * `mask`. Digits are all alike, case does not count. Linear in the length of the text; the arrays hold until the next call.
 */
export function hashFeatures(text: string, mask: number, domain: FeatureDomain): HashedFeatures {
  const lower = text.toLowerCase();
  const writer = new FeatureWriter(lower.length, mask, domain);
  let previousMark = 0;
  for (let index = 0; index < lower.length; index += 1) {
    const code = lower.charCodeAt(index);
    const kind = kindOf(code);
    if (kind === LETTER) writer.addLetter(code);
    else if (kind !== APOSTROPHE) writer.endWord(index);
    if (kind === SIGN) writer.addToken(imul(FNV_OFFSET ^ code, FNV_PRIME), index);
    // A run of one mark is one token.
    if (kind === MARK && code !== previousMark) writer.addToken(imul(FNV_OFFSET ^ code, FNV_PRIME), index);
    previousMark = kind === MARK ? code : 0;
  }
  writer.endWord(lower.length);
  return writer.finish();
}
