import { parseArgs } from 'node:util';

const USAGE = `Usage: npm run eval -- [<name>] [--cases FILE] [--out FILE] [--cases-dir FOLDER] [--limit N]
Without a name every yardstick runs; --cases needs a name and takes a file of cases in place of the ones in FOLDER (../shared/cases).
The scorers are looked for in the folder "score" beside FOLDER. NAVIGO_URL, with NAVIGO_API_KEY, names a NaviGo that runs already.`;

/** @type {import('node:util').ParseArgsConfig['options']} */
const FLAGS = { cases: { type: 'string' }, out: { type: 'string' }, 'cases-dir': { type: 'string' }, limit: { type: 'string' } };

/** What is asked for as `{names, cases?, out?, casesDir, limit?}`, or what is wrong with the arguments as text. */
export function readOptions(args, known) {
  let parsed;
  try {
    parsed = parseArgs({ args, options: FLAGS, allowPositionals: true });
  } catch (error) {
    return `${error.message}\n${USAGE}`;
  }
  const { values, positionals } = parsed;
  const problem = problemOf(values, positionals, known);
  if (problem) return `${problem}\n${USAGE}`;
  return {
    names: positionals.length > 0 ? positionals : known,
    cases: values.cases,
    out: values.out,
    casesDir: values['cases-dir'] ?? '../shared/cases',
    limit: values.limit ? Number(values.limit) : undefined,
  };
}

function problemOf(values, names, known) {
  const stranger = names.find((name) => !known.includes(name));
  if (stranger) return `There is no yardstick "${stranger}"; there are ${known.join(', ')}.`;
  if ((values.cases || values.out) && names.length !== 1) return '--cases and --out need exactly one name.';
  if (values.limit && !/^[1-9]\d*$/.test(values.limit)) return `--limit ${values.limit} is no number of cases.`;
  return null;
}
