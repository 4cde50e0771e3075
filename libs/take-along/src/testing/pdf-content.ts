import { inflateSync } from 'node:zlib';

/** Everything in a PDF that is packed, unpacked. */
export function contentOf(pdf: Buffer): string {
  const parts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    if (pdf.subarray(at - 3, at).toString() === 'end') continue;
    try {
      parts.push(inflateSync(pdf.subarray(at + 7, pdf.indexOf('endstream', at))).toString('latin1'));
    } catch {
      continue;
    }
  }
  return parts.join('\n');
}

/** Whether every sign of some words is drawn, and can be copied. */
export const draws = (content: string, words: string): boolean =>
  [...words].every((sign) => content.includes(`<${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`));
