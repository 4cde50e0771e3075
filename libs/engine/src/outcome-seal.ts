import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { RunEvent } from '@app/contracts';

/** An event as text, with what only somebody who has the key can add. */
const Sealed = z.strictObject({ sealed: z.string(), seal: z.string() });

/** How workers tell orchestrators that an outcome is theirs. */
export interface OutcomeSeal {
  /** The event as it is sent. */
  close(event: RunEvent): unknown;
  /** The event of a message that was received, to be parsed; null for an outcome that no worker with the key has sent. */
  open(message: unknown): unknown;
}

const sealOf = (text: string, key: string): Buffer => createHmac('sha256', key).update(`outcome\n${text}`).digest();

function hasSeal({ sealed, seal }: z.infer<typeof Sealed>, key: string): boolean {
  const [given, right] = [Buffer.from(seal, 'base64url'), sealOf(sealed, key)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** A message that only says where to look needs no seal: the database has the last word about it. */
const isOutcome = (event: unknown): boolean => (event as { readonly type?: unknown } | null)?.type !== 'run_changed';

/**
 * Seals outcomes with a key, so that who can write to the queue alone can settle no step. An old outcome that is sent again is stale, whoever
 * sends it. Without a key nothing is sealed, and seals are not looked at, so that workers can get the key first.
 */
export function createOutcomeSeal(key: string | undefined): OutcomeSeal {
  return {
    close: (event) => {
      if (key === undefined) return event;
      const sealed = JSON.stringify(event);
      return { sealed, seal: sealOf(sealed, key).toString('base64url') };
    },
    open: (message) => {
      const { data } = Sealed.safeParse(message);
      if (data && (key === undefined || hasSeal(data, key))) return JSON.parse(data.sealed) as unknown;
      return data || (key !== undefined && isOutcome(message)) ? null : message;
    },
  };
}
