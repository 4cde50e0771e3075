import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { seededChance } from './disguises.mjs';
import { fit } from './fit.mjs';
import { leftOut } from './left-out.mjs';
import { ownTexts } from './own-texts.mjs';
import { answerSamples, familyOf, injectionSamples, readCases } from './rows.mjs';

/**
 * Trains the model of the guard: `node tools/guard/train.mjs <folder of cases> [--table | --own]`, after `npm run build`.
 *
 * Reads injection.dev.json and unsafe-output.dev.json of the folder and writes weights over hashed features, which hold no text, to libs/guardrails/data. With
 * `--table` it writes nothing and prints what the guard finds in sources that it was not trained on, by kind; with `--own` what it finds
 * in each class of our own texts after training without that class.
 */
const BITS = 18;
const ANSWER_BITS = 17;
const SEED = 11;
const EPOCHS = 5;
const MOST = 127;
/** Weights beyond are clipped, so that a few large ones do not cost all others their precision. */
const CLIPPED_SHARE = 0.9999;
const DATA = join(import.meta.dirname, '..', '..', 'libs', 'guardrails', 'data');

const [folder, ...options] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('usage: node tools/guard/train.mjs <folder of cases> [--table | --own]\n');
  process.exit(2);
}
const cases = readCases(folder, 'injection.dev.json');
const samples = injectionSamples(cases, 2 ** BITS - 1, seededChance(SEED));
const train = (chosen) => fit(chosen, 2 ** BITS, seededChance(SEED), { epochs: EPOCHS });

if (options.includes('--table')) await leftOut({ cases, samples, train, familyOf, nameOf: ({ kind }) => kind });
else if (options.includes('--own')) await leftOut({ cases: ownTexts(), samples, train, familyOf: (source) => source, nameOf: ({ source }) => source });
else {
  save('injection', BITS, samples, train(samples));
  const answers = answerSamples(readCases(folder, 'unsafe-output.dev.json'), cases, 2 ** ANSWER_BITS - 1);
  const model = fit(answers.samples, 2 ** ANSWER_BITS, seededChance(SEED), { epochs: EPOCHS, signals: answers.names.length });
  const signals = Object.fromEntries(answers.names.map((name, index) => [name, Number(model.signalWeights[index].toFixed(3))]));
  save('answers', ANSWER_BITS, answers.samples, { ...model, signals });
}

function save(name, bits, { length }, { weights, bias, signals = undefined }) {
  const sizes = weights.map(Math.abs).sort();
  const clip = sizes[Math.floor(sizes.length * CLIPPED_SHARE)];
  const scale = clip / MOST;
  const quantised = Int8Array.from(weights, (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight / scale))));
  mkdirSync(DATA, { recursive: true });
  const packed = brotliCompressSync(Buffer.from(quantised.buffer));
  writeFileSync(join(DATA, `${name}.weights.br`), packed);
  writeFileSync(join(DATA, `${name}.json`), `${JSON.stringify({ bits, scale, bias, signals }, null, 2)}\n`);
  process.stdout.write(`${name}: ${length} samples, ${quantised.filter((weight) => weight !== 0).length} weights, ${packed.length} bytes\n`);
}
