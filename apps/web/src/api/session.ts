import { signal } from '@preact/signals';
import type { SessionAnswer } from '@app/contracts';
import { problemOf } from './problem.js';

/** True from the moment the gateway asks for a key until one is given. */
export const needsKey = signal(false);
/** Who is signed in; null until the gateway has said so. */
export const session = signal<SessionAnswer | null>(null);

/** Resolves when a key was given. */
export function untilSignedIn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = needsKey.subscribe((isNeeded) => {
      if (isNeeded) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

/** Asks who is signed in; quiet when that cannot be found out, since everything else will ask as well. */
export async function loadSession(): Promise<void> {
  const response = await fetch('/session').catch(() => null);
  if (response?.ok) session.value = (await response.json()) as SessionAnswer;
}

/** Puts the key into a cookie that no script can read. @throws {ApiError} for a key that does not count. */
export async function signIn(key: string): Promise<void> {
  const response = await fetch('/session', { method: 'POST', headers: { authorization: `Bearer ${key}` } });
  if (!response.ok) throw await problemOf(response);
  session.value = (await response.json()) as SessionAnswer;
  needsKey.value = false;
}

export async function signOut(): Promise<void> {
  await fetch('/session', { method: 'DELETE' });
  location.assign('/');
}
