import type { PlanEvent } from '@app/contracts';
import { splitEvents } from './event-text.js';
import { needsKey, untilSignedIn } from './session.js';

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;
/** The gateway says every 15 s that it is still there; a connection that is silent for longer is dead. */
const SILENCE_MS = 40_000;

export interface Following {
  readonly signal: AbortSignal;
  readonly onEvent: (event: PlanEvent) => void;
  /** Whether events come in at the moment. */
  readonly onLink: (isUp: boolean) => void;
  /** The thread is not there, or not any more. */
  readonly onGone: () => void;
}

/**
 * Tells everything that happens on a thread, each event once, until `signal` is raised. A connection that breaks off is made anew and goes
 * on where it was. EventSource would give up at the first answer that is no stream, such as those of a gateway that is being replaced.
 */
export async function followThread(threadId: string, following: Following): Promise<void> {
  const { signal } = following;
  let lastId: string | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  const onEvent = (event: PlanEvent): void => {
    lastId = event.id;
    pauseMs = FIRST_PAUSE_MS;
    following.onEvent(event);
  };
  while (!signal.aborted) {
    const outcome = await readOnce(threadId, lastId, { ...following, onEvent });
    following.onLink(false);
    if (outcome === 'gone') return following.onGone();
    if (outcome === 'sign-in') await untilSignedIn();
    else await wait(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

async function readOnce(threadId: string, lastId: string | null, { signal, onEvent, onLink }: Following): Promise<'again' | 'gone' | 'sign-in'> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const headers: Record<string, string> = lastId ? { 'last-event-id': lastId } : {};
    const response = await fetch(`/plan/${threadId}/events?follow=true`, { headers, signal: AbortSignal.any([signal, silence.signal]) });
    if (response.status === 401) {
      needsKey.value = true;
      return 'sign-in';
    }
    if (response.status === 404) return 'gone';
    if (!response.ok || !response.body) return 'again';
    onLink(true);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const { events, rest } = splitEvents(text + part.value);
      text = rest;
      for (const event of events) onEvent(event);
    }
  } catch {
    // Whatever broke the connection, the next one goes on where it was.
  } finally {
    clearTimeout(timer);
  }
  return 'again';
}

/** Resolves after a while, or at once when the network is back. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    addEventListener('online', finish, { once: true });
    signal.addEventListener('abort', finish, { once: true });
  });
}
