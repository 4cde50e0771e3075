import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB; 0 where the system does not tell. */
export function memoryMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
