const USAGE =
  'Usage: npm run test:fault -- --all | --only F5,F6 | --soak <plans>, with --seed <number>, --times <number>, --logs <folder> for what processes logged where something broke and, for a second workflow, --workflow errand.';
const NUMBER = /^[1-9]\d*$/;
/** Name in the environment of the tests, and what a value must look like. */
const SETTINGS = {
  '--seed': ['FAULT_SEED', NUMBER],
  '--times': ['FAULT_TIMES', NUMBER],
  '--workflow': ['FAULT_WORKFLOW', /^errand$/],
  '--logs': ['FAULT_LOGS', /./],
};

const isSetting = (flag, value) => flag in SETTINGS && SETTINGS[flag][1].test(value ?? '');

/** `{suite, env}` for the tests, or what is wrong with the arguments as text. */
export function readOptions(args) {
  const env = {};
  let suite;
  for (let at = 0; at < args.length; at += 1) {
    const [flag, value] = [args[at], args[at + 1]];
    if (flag === '--all') suite = 'matrix';
    else if (flag === '--only' && /^F\d+(,F\d+)*$/.test(value ?? '')) [suite, env.FAULT_ONLY] = ['matrix', value];
    else if (flag === '--soak' && /^\d+$/.test(value ?? '')) [suite, env.FAULT_SOAK] = ['soak', value];
    else if (isSetting(flag, value)) env[SETTINGS[flag][0]] = value;
    else return `${flag} ${value ?? ''} is not understood.\n${USAGE}`;
    if (flag !== '--all') at += 1;
  }
  return suite ? { suite, env } : USAGE;
}
