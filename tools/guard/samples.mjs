import { builtFile } from '../built.mjs';
import { DISGUISES } from './disguises.mjs';

const { hashFeatures } = await builtFile('guardrails/src/model/hash-features');
const { VOCABULARY } = await builtFile('guardrails/src/scan-input');
const { allViews, readableViews } = await builtFile('guardrails/src/text/views');

const MAX_CHARS = 6000;
const NAMES = Object.keys(DISGUISES);
const SHORT = 600;

export const directionOf = ({ kind }) => (/^indirect|^benign-tool-result/.test(kind) ? 'tool' : 'person');

/** What the model is trained on and judged by: the hashed features of every reading of a text. */
export function sampleOf(row, mask, { isOutput = false } = {}) {
  const text = row.text.slice(0, MAX_CHARS);
  const views = (isOutput ? readableViews(text) : allViews(text, VOCABULARY)).map((view) => {
    const { buckets, ends } = hashFeatures(view.text, mask, isOutput ? 'person' : directionOf(row));
    return { buckets: buckets.slice(), ends: ends.slice(), sums: new Float64Array(ends.length) };
  });
  return { row, views, label: row.label === 'benign' ? 0 : 1 };
}

/** Rows as they are, and disguised ones: most short attacks, and few harmless texts, so that a disguise alone is no attack. */
export function disguised(rows, chance) {
  return rows.flatMap((row) => {
    if (row.text.length > SHORT || row.kind === 'obfuscated') return [];
    if (chance() > (row.label === 'benign' ? 0.12 : 0.5)) return [];
    const name = NAMES[Math.floor(chance() * NAMES.length)];
    return [{ ...row, id: `${row.id}~${name}`, text: DISGUISES[name](row.text, chance), kind: row.kind }];
  });
}
