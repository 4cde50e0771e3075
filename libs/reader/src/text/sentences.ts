/** A sentence with its place in the text; a point after a short word such as "St." ends none. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

const END = /[!?;\n]+|(?<!\b(?:st|ste|ft|mt|dr|mr|mrs|approx|max|ca|\p{L}))\.(?=\s|$)/gu;

export function sentencesOf(folded: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of folded.matchAll(END)) {
    sentences.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...sentences, { start, end: folded.length }].filter((one) => folded.slice(one.start, one.end).trim() !== '');
}
