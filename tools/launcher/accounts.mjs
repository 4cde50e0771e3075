import { readFileSync } from 'node:fs';

/**
 * The account that PostgreSQL runs under, or undefined when that is simply the caller.
 *
 * PostgreSQL refuses to run as root; `nobody` exists everywhere, so no account has to be made.
 */
export function postgresAccount() {
  if (process.geteuid?.() !== 0) return undefined;
  return findAccount((account) => account.name === 'nobody') ?? { name: 'nobody', uid: 65534, gid: 65534 };
}

/** The name of a user id, or the number as text when the system does not know it. */
export function accountName(uid) {
  return findAccount((account) => account.uid === uid)?.name ?? `uid ${uid}`;
}

function findAccount(matches) {
  try {
    return readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount).find(matches);
  } catch {
    return undefined;
  }
}

function parseAccount(line) {
  const [name, , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}
