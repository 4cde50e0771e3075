import { openHome } from './home.mjs';
import { installAndBuild, whilePreparing } from './prepare.mjs';

/** `./navigo prepare`: packages are installed, the database client is generated and everything is built; nothing is started. */
export async function runPrepare({ progress }) {
  const paths = openHome(progress);
  await whilePreparing({ paths, progress }, () => installAndBuild({ paths, progress }));
  return 0;
}
