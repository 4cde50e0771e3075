import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFile } from '../built.mjs';
import { disguised, sampleOf } from './samples.mjs';
import { ownAttacks } from './own-attacks.mjs';
import { ownGuide } from './own-guide.mjs';
import { ownHard } from './own-hard.mjs';
import { ownTexts } from './own-texts.mjs';
import { ownTravel } from './own-travel.mjs';

const { matchesOfHarm } = await builtFile('guardrails/src/scan-output');

/** Kinds whose harmless wording says little; they count less, so that they do not teach the model to refuse plain requests. */
const WEIGHT_OF_KIND = { 'indirect-plain': 0.12, 'direct-contextual': 0.3, 'jailbreak-optimised': 0.3, 'jailbreak-semantic': 0.5, 'direct-mixed': 0.5 };
/** A harmless text refused is worse than an attack let through. */
const WEIGHT_OF_HARMLESS = 2;
const WEIGHT_OF_DISGUISED = 0.5;
/** Sources larger than this do not count for more. */
const FULL_SOURCE = 100;

/** Sets of one publisher share texts, so a fold leaves all of them out. */
export const familyOf = (source) => source.split('-')[0];

export const readCases = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Weighted samples of the cases, our own texts and disguises of both. */
export function injectionSamples(cases, mask, chance) {
  const rows = [...cases, ...ownAttacks(), ...ownTravel(), ...ownHard(), ...ownTexts(), ...ownGuide()];
  const plain = rows.map((row) => ({ ...sampleOf(row, mask), isDisguised: false }));
  const hidden = disguised(rows, chance).map((row) => ({ ...sampleOf(row, mask), isDisguised: true }));
  const samples = [...plain, ...hidden];
  const sizes = new Map();
  for (const { row } of samples) sizes.set(row.source, (sizes.get(row.source) ?? 0) + 1);
  for (const sample of samples) {
    const { row, isDisguised, label } = sample;
    const ofSource = Math.min(1, Math.sqrt(FULL_SOURCE / sizes.get(row.source)));
    sample.weight = ofSource * (label === 0 ? WEIGHT_OF_HARMLESS : (WEIGHT_OF_KIND[row.kind] ?? 1)) * (isDisguised ? WEIGHT_OF_DISGUISED : 1);
  }
  return samples;
}

/** Harmless texts of other sets that an answer may well hold. */
const HARMLESS_ELSEWHERE = /wildguard|NotInject|CLINC|SGD|TravelPlanner|MultiWOZ|ATIS|agentdojo-benign|BIPIA-email-clean/;
const WEIGHT_OF_HARMLESS_ANSWER = 2.5;
const WEIGHT_OF_ANSWER = { 'unsafe-request': 0.7, 'benign-completion-refusal': 0.7 };
const FULL_ANSWERS = 150;

/** Weighted samples of what an answer may hold, with the rules that each raises as numbers of `names`. */
export function answerSamples(cases, others, mask) {
  const harmless = others.filter(({ source, label }, index) => label === 'benign' && HARMLESS_ELSEWHERE.test(source) && index % 2 === 0);
  const rows = [...cases.filter(({ kind }) => !kind.startsWith('output-')), ...harmless, ...ownTravel(), ...ownHard()];
  const names = new Map();
  const numberOf = (name) => names.get(name) ?? names.set(name, names.size).get(name);
  const sizes = new Map();
  for (const { source } of rows) sizes.set(source, (sizes.get(source) ?? 0) + 1);
  const samples = rows.map((row) => {
    const sample = sampleOf(row, mask, { isOutput: true });
    const ofSource = Math.min(1, Math.sqrt(FULL_ANSWERS / sizes.get(row.source)));
    const weight = ofSource * (sample.label === 0 ? WEIGHT_OF_HARMLESS_ANSWER : 1) * (WEIGHT_OF_ANSWER[row.kind] ?? 1);
    return { ...sample, weight, raised: matchesOfHarm(row.text).map(numberOf) };
  });
  return { samples, names: [...names.keys()] };
}
