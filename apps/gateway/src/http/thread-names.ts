import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RequestError, ThreadId, ThreadName, threadNameOf } from '@app/contracts';
import { findCaller } from './caller.js';
import { parseInput } from './zod.pipe.js';

/** In open mode there is one owner, who needs no names of its own. */
const ONLY_OWNER = 'local';
const MARK_CHARS = 16;
/** An id as the server makes them; nobody needs one for a thread of one's own naming, and a new thread under it would look like the other one. */
const MADE_HERE = /^thr_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Says whether somebody is a member of the thread that is stored under this id. */
export type IsMember = (memberId: string, threadId: string) => Promise<boolean>;

/** Ends the stored ids of threads that their owner named. */
const markOf = (ownerId: string): string => `.${createHash('sha256').update(`thread-names\n${ownerId}`).digest('hex').slice(0, MARK_CHARS)}`;

/**
 * Gives each owner names of threads of its own: what a client calls `trip-1` is stored under `trip-1.` and a mark of its owner. Nobody can
 * take a name from somebody else, and nobody finds out which names others use.
 */
@Injectable()
export class ThreadNames {
  constructor(private readonly isMember: IsMember) {}

  /** The stored id of what a caller calls so. Ids that the server made, and names from before there were marks, are stored as they are. */
  async idOf(ownerId: string, said: string): Promise<string> {
    if (ownerId === ONLY_OWNER) return said;
    const mark = markOf(ownerId);
    if (said.endsWith(mark) || (await this.isMember(ownerId, said))) return said;
    return said + mark;
  }

  /** A text for a caller, without the caller's mark. */
  shown(ownerId: string, text: string): string {
    return ownerId === ONLY_OWNER ? text : text.replaceAll(markOf(ownerId), '');
  }

  /**
   * Puts the stored id in the place of what a client wrote.
   *
   * @throws {RequestError} VALIDATION_ERROR for what is no name, the stored id of somebody else's thread among it; NOT_FOUND for an id as the
   *   server makes them of a thread that is not the caller's, whether there is one or not.
   */
  async replaceIn(ownerId: string, part: unknown): Promise<void> {
    if (!isNaming(part)) return;
    // A member of a thread that another owner named knows it by its stored id only, as its list of threads shows it.
    if (ownerId !== ONLY_OWNER && isMarked(part.threadId) && (await this.isMember(ownerId, part.threadId))) return;
    const own = ownerId !== ONLY_OWNER && part.threadId.endsWith(markOf(ownerId));
    const { threadId } = parseInput(Named, { threadId: own ? threadNameOf(part.threadId) : part.threadId });
    const id = await this.idOf(ownerId, threadId);
    if (id !== threadId && MADE_HERE.test(threadId)) throw new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
    part.threadId = id;
  }
}

const Named = z.object({ threadId: ThreadName });
const isMarked = (threadId: string): boolean => threadId.includes('.') && ThreadId.safeParse(threadId).success;

/** What else is there is for the schema of the route to judge. */
const isNaming = (value: unknown): value is { threadId: string } =>
  typeof value === 'object' && value !== null && 'threadId' in value && typeof value.threadId === 'string';

/** Routes see stored ids, callers see names: on every route with a thread in its path or its body, those of tomorrow included. */
export function useThreadNames(fastify: FastifyInstance, names: ThreadNames): void {
  fastify.addHook('preHandler', async (request: FastifyRequest) => {
    const caller = findCaller(request);
    if (!caller) return;
    for (const part of [request.params, request.body]) await names.replaceIn(caller.ownerId, part);
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const caller = findCaller(request);
    if (!caller) return void done(null, payload);
    const location = reply.getHeader('location');
    if (typeof location === 'string') void reply.header('location', names.shown(caller.ownerId, location));
    done(null, typeof payload === 'string' ? names.shown(caller.ownerId, payload) : payload);
  });
}
