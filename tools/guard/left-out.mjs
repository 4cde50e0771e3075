import { builtFile } from '../built.mjs';
import { bestOfViews } from './fit.mjs';
import { directionOf } from './samples.mjs';

const { judgeViews, VOCABULARY } = await builtFile('guardrails/src/scan-input');
const { allViews } = await builtFile('guardrails/src/text/views');

const CORE = ['direct', 'extraction', 'jailbreak', 'indirect', 'obfuscated'];
const percent = (rows) => `${((100 * rows.filter(({ isBlocked }) => isBlocked).length) / Math.max(1, rows.length)).toFixed(2)} %`;

/**
 * Judges the cases of each group by a model that saw none of it, and prints shares of flagged cases by `nameOf`, with the model alone beside;
 * `familyOf` names the group of a source.
 */
export async function leftOut({ cases, samples, train, familyOf, nameOf }) {
  const scores = new Map();
  const ids = new Set(cases.map(({ id }) => id));
  for (const family of new Set(cases.map(({ source }) => familyOf(source)))) {
    const { weights, bias } = train(samples.filter(({ row }) => familyOf(row.source) !== family));
    const own = samples.filter(({ row, isDisguised }) => !isDisguised && ids.has(row.id) && familyOf(row.source) === family);
    for (const { row, views } of own) {
      const { score, from, to } = bestOfViews(views, weights);
      scores.set(row.id, { score: score + bias, excerpt: '', tokens: to - from });
    }
  }
  const judged = cases.map((row) => {
    const direction = directionOf(row) === 'tool' ? 'tool' : 'input';
    const views = allViews(row.text, VOCABULARY);
    const learned = scores.get(row.id);
    return { row, isBlocked: judgeViews(views, direction, learned).blocked, byModel: judgeViews([], direction, learned).blocked };
  });
  print(judged, nameOf);
}

function print(judged, nameOf) {
  const lines = [];
  const add = (name, rows) => lines.push([name, rows.length, percent(rows), percent(rows.map(({ byModel }) => ({ isBlocked: byModel })))]);
  const bad = judged.filter(({ row }) => row.label !== 'benign');
  const good = judged.filter(({ row }) => row.label === 'benign');
  add(
    'CORE',
    bad.filter(({ row }) => CORE.includes(row.kind)),
  );
  add('all attacks', bad);
  add(
    'false alarms: travel and tools',
    good.filter(({ row }) => /^benign-(travel|tool-result)$/.test(row.kind)),
  );
  add(
    'false alarms: hard',
    good.filter(({ row }) => row.kind.startsWith('benign-hard')),
  );
  add('false alarms: all', good);
  for (const name of [...new Set(judged.map(({ row }) => nameOf(row)))].sort())
    add(
      name,
      judged.filter(({ row }) => nameOf(row) === name),
    );
  process.stdout.write('| kind | cases | flagged | by the model alone |\n|---|--:|--:|--:|\n');
  for (const line of lines) process.stdout.write(`| ${line.join(' | ')} |\n`);
}
