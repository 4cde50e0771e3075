import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { Redis } from 'ioredis';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The fields of /proc/<pid>/stat after the command's name, which may hold anything. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** User and system time of processes, in ms; backends that ended have handed theirs to their parent. */
export function cpuMsOf(pids) {
  const ticks = pids
    .map(statOf)
    .filter(Boolean)
    .reduce((sum, stat) => sum + Number(stat[11]) + Number(stat[12]) + Number(stat[13]) + Number(stat[14]), 0);
  return (ticks / TICKS_PER_SECOND) * 1000;
}

const childrenOf = (parent) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)?.[1] === String(parent))
    .map(Number);

/** Lists the processes of the Postgres and the Redis behind a system, as they are at each call. */
export async function treeOf({ db, redisUrl }) {
  const { rows } = await db.query('SELECT pg_backend_pid() AS pid');
  const postmaster = Number(statOf(rows[0].pid)[1]);
  const redis = new Redis(redisUrl);
  const redisPid = Number(/process_id:(\d+)/.exec(await redis.info('server'))[1]);
  redis.disconnect();
  return () => [postmaster, ...childrenOf(postmaster), redisPid];
}
