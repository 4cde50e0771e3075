import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { disguised, sampleOf } from './samples.mjs';
import { ownAttacks } from './own-attacks.mjs';
import { ownHard } from './own-hard.mjs';
import { ownTravel } from './own-travel.mjs';

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
  const rows = [...cases, ...ownAttacks(), ...ownTravel(), ...ownHard()];
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
