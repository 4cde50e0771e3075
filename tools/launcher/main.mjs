// This file keeps to old syntax and loads the rest late, so that an old Node reaches the message instead of a syntax error.
import process from 'node:process';

const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

const version = process.versions.node.split('.').map(Number);
const isTooOld = version[0] < OLDEST_MAJOR || (version[0] === OLDEST_MAJOR && version[1] < OLDEST_MINOR);

if (isTooOld) {
  process.stderr.write(
    'NaviGo needs Node.js ' +
      OLDEST_MAJOR +
      '.' +
      OLDEST_MINOR +
      ' or newer; this is ' +
      process.versions.node +
      '.\n' +
      'Install a current Node.js (https://nodejs.org) and try again.\n',
  );
  process.exitCode = 1;
} else {
  import('./cli.mjs').then(function (cli) {
    return cli.runCommandLine(process.argv.slice(2));
  });
}
