import { Inject, Injectable } from '@nestjs/common';
import { checkLog } from '@app/agent-kit';
import type { StoredLink } from '@app/agent-kit';
import { RequestError } from '@app/contracts';
import type { LogAnswer } from '@app/contracts';
import { LOG_READER } from '../tokens.js';

/** Reads the log of a member's thread, null for anybody else's; `key` is what it is sealed with. */
export interface LogReader {
  read(memberId: string, threadId: string): Promise<StoredLink[] | null>;
  readonly key: string | undefined;
}

/** Tells whether the decision log of a thread is as it was written. */
@Injectable()
export class LogService {
  constructor(@Inject(LOG_READER) private readonly log: LogReader) {}

  /** @throws {RequestError} NOT_FOUND. */
  async verify(ownerId: string, threadId: string): Promise<LogAnswer> {
    const links = await this.log.read(ownerId, threadId);
    if (!links) throw new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
    const { entries, sealed, erased, problem } = checkLog(links, this.log.key);
    return { threadId, valid: problem === null, entries, sealed, sealsChecked: this.log.key !== undefined, erased, problem };
  }
}
