import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees at once what the calling thread needs no more; to be called after work that took a lot. V8 would keep some hundred megabytes for as
 * long as the thread has nothing else to do, and beside them the process has less room for everybody. It takes some tens of milliseconds.
 */
export function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
