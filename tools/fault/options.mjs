const USAGE =
  'Usage: npm run test:fault -- --all | --only F5,F6 | --soak <plans>, with --seed <number>, --times <number> and, for a second workflow, --workflow errand.';
const NUMBERS = { '--seed': 'FAULT_SEED', '--times': 'FAULT_TIMES' };

const isNumber = (flag, value) => flag in NUMBERS && /^[1-9]\d*$/.test(value ?? '');

/** `{suite, env}` for the tests, or what is wrong with the arguments as text. */
export function readOptions(args) {
  const env = {};
  let suite;
  for (let at = 0; at < args.length; at += 1) {
    const [flag, value] = [args[at], args[at + 1]];
    if (flag === '--all') suite = 'matrix';
    else if (flag === '--only' && /^F\d+(,F\d+)*$/.test(value ?? '')) [suite, env.FAULT_ONLY] = ['matrix', value];
    else if (flag === '--soak' && /^\d+$/.test(value ?? '')) [suite, env.FAULT_SOAK] = ['soak', value];
    else if (flag === '--workflow' && value === 'errand') env.FAULT_WORKFLOW = value;
    else if (isNumber(flag, value)) env[NUMBERS[flag]] = value;
    else return `${flag} ${value ?? ''} is not understood.\n${USAGE}`;
    if (flag !== '--all') at += 1;
  }
  return suite ? { suite, env } : USAGE;
}
