import { createInterface } from 'node:readline/promises';
import { stopAll } from './command-down.mjs';
import { deleteData } from './delete-data.mjs';
import { openExistingHome } from './home.mjs';
import { Problem } from './problem.mjs';

/** `./navigo reset [--yes]`: stops everything and deletes this project's data, settings and logs, after asking. */
export async function runReset({ args, progress }) {
  const unknown = args.find((argument) => argument !== '--yes' && argument !== '-y');
  if (unknown) throw new Problem(`./navigo reset does not know "${unknown}".`, { exitCode: 2 });
  const paths = openExistingHome(progress);
  if (!paths) {
    process.stdout.write('There is nothing to delete.\n');
    return 0;
  }
  if (args.length === 0 && !(await isConfirmed(paths))) {
    process.stdout.write('Nothing was deleted.\n');
    return 1;
  }
  await stopAll({ paths, progress });
  await deleteData(paths);
  process.stdout.write('All data of this NaviGo is deleted. Databases given by DATABASE_URL or REDIS_URL are as they were.\n');
  return 0;
}

async function isConfirmed(paths) {
  if (!process.stdin.isTTY) throw new Problem('reset deletes all plans; without a terminal to ask on, say --yes.', { exitCode: 2 });
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`Delete all plans, settings and logs in ${paths.home}? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
