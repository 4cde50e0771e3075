/** Words of a text with the places where sentences and quoted or marked-up pieces begin. */
export interface Tokens {
  /** Lower case, without apostrophes; a colon is a token of its own. */
  readonly words: readonly string[];
  /** Offset of each word in the text, in UTF-16 units. */
  readonly offsets: readonly number[];
  /** Index of the sentence each word belongs to. */
  readonly sentences: readonly number[];
  /** Whether a sentence, a line, a quotation or a marked-up piece begins with this word. */
  readonly starts: readonly boolean[];
}

/** What follows a run of stops is looked at in code: a lookahead here would try every stop of the run again. */
const PIECE = /([\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*)|([.!?;。！？…]+|\n[^\S\n]*\n)|([:：])|([\n,"“”‘'«»()<>[\]{}|#\-–—`=/])/gu;
const ENDS_BY_ITSELF = /[。！？\n]/;
const AFTER_SENTENCE = /[\s"'”’)\]<]/;
/** French and Italian articles and pronouns that lose their vowel before the next word. */
const ELIDED = new Set(['l', 'd', 'j', 'm', 't', 's', 'n', 'c', 'qu', 'un', 'dell', 'all', 'nell', 'sull', 'dall', 'quest', 'tutt', 'jusqu', 'lorsqu']);
const APOSTROPHE = /['’]/;
const MAX_WORD_CHARS = 64;

class TokenBuilder {
  readonly words: string[] = [];
  readonly offsets: number[] = [];
  readonly sentences: number[] = [];
  readonly starts: boolean[] = [];
  private sentence = 0;
  private atStart = true;

  add(word: string, offset: number): void {
    this.words.push(word);
    this.offsets.push(offset);
    this.sentences.push(this.sentence);
    this.starts.push(this.atStart);
    this.atStart = false;
  }

  endSentence(): void {
    this.sentence += 1;
    this.atStart = true;
  }

  endPiece(): void {
    this.atStart = true;
  }
}

function addWord(builder: TokenBuilder, raw: string, offset: number): void {
  const word = raw.slice(0, MAX_WORD_CHARS).toLowerCase();
  if (!APOSTROPHE.test(word)) return builder.add(word, offset);
  const [first = '', ...rest] = word.split(APOSTROPHE);
  if (!ELIDED.has(first) || (rest[0]?.length ?? 0) < 3) return builder.add([first, ...rest].join(''), offset);
  builder.add(first, offset);
  builder.add(rest.join(''), offset + first.length + 1);
}

const endsSentence = (stops: string, next: string | undefined): boolean => next === undefined || AFTER_SENTENCE.test(next) || ENDS_BY_ITSELF.test(stops);

/** Splits folded text into words; linear in the length of the text. */
export function tokenize(text: string): Tokens {
  const builder = new TokenBuilder();
  for (const match of text.matchAll(PIECE)) {
    const [piece, word, stops, colon] = match;
    if (word !== undefined) addWord(builder, word, match.index);
    else if (stops !== undefined) {
      if (endsSentence(stops, text[match.index + piece.length])) builder.endSentence();
    } else if (colon !== undefined) {
      builder.add(':', match.index);
      builder.endPiece();
    } else builder.endPiece();
  }
  return builder;
}
