import { rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { readJson, writeJson } from './json-file.mjs';
import { isSameProcess } from './processes.mjs';

const WATCHED_VARIABLES =
  /^(PORT|HOST|PLACEMENT|NETWORK|DATABASE_URL|DATABASE_POOLER|REDIS_URL|LOG_LEVEL|RATE_LIMIT_PER_MINUTE|BOOTSTRAP_API_KEYS|AUTH_MODE|(MODEL|OPENAI|DUFFEL|OPEN_METEO|FRANKFURTER|SEARCH|WORKER|BENCH|OTEL)_\w+)$/;

/**
 * What the supervisor wrote down about a running NaviGo, or undefined when nothing was left behind.
 *
 * `{version, supervisor, phase: 'starting'|'ready'|'stopping', url?, sources, variables, services: [{name, pid, identity, state, …}]}`
 */
export function readState(paths) {
  const state = readJson(paths.state);
  return state?.version === 1 ? state : undefined;
}

/** Writes the state for other commands to read. */
export function writeState(paths, state) {
  writeJson(paths.state, { version: 1, ...state });
}

/** Nothing runs any more, as far as other commands can tell. */
export function clearState(paths) {
  rmSync(paths.state, { force: true });
}

/** True while the supervisor that wrote the state is alive and serves. */
export function isServing(state) {
  return state?.phase === 'ready' && isSameProcess(state.supervisor);
}

/** One short fingerprint for each variable that changes how the services behave: enough to tell a change, too little to tell a secret. */
export function variableFingerprints(env) {
  const watched = Object.keys(env)
    .filter((name) => WATCHED_VARIABLES.test(name))
    .sort();
  return Object.fromEntries(watched.map((name) => [name, createHash('sha256').update(`${name}=${env[name]}`).digest('hex').slice(0, 8)]));
}

/** The variables given now with another value than the running services got. One that is not given now says nothing. */
export function changedVariables(state, env) {
  const now = variableFingerprints(env);
  return Object.keys(now).filter((name) => now[name] !== state.variables?.[name]);
}
