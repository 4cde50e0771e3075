import type { Provider } from '@nestjs/common';
import { PLAN_NAME } from '@app/graph';
import { PostgresShareStore, PostgresThreadEraser, PostgresThreadStore, isThreadMember, readLogLinks } from '@app/persistence';
import type { Database, KnownWorkflows } from '@app/persistence';
import type { ThreadTraces } from '@app/ports';
import { EraseController } from '../plans/erase.controller.js';
import { ShareController } from '../share/share.controller.js';
import { ShareService } from '../share/share.service.js';
import { SharedController } from '../share/shared.controller.js';
import { ThreadNames } from '../http/thread-names.js';
import { ERASABLE, LOG_READER, SHARE_STORE, THREAD_STORE } from '../tokens.js';
import { ExportController } from './export.controller.js';
import { ForkController } from './fork.controller.js';
import { ForkService } from './fork.service.js';
import { HistoryController } from './history.controller.js';
import { HistoryService } from './history.service.js';
import { LogService } from './log.service.js';
import type { LogReader } from './log.service.js';

/** Everything about threads that were: looking back, going on from there, taking along, sharing, erasing. */
export const HISTORY_CONTROLLERS = [HistoryController, ForkController, ExportController, ShareController, SharedController, EraseController];

/** What those controllers need; `workflows` say how states are read, `traces` is what queues and streams hold of a thread, `logKey` seals the log. */
export const historyProviders = (db: Database, workflows: KnownWorkflows, traces: ThreadTraces, logKey: string | undefined): Provider[] => [
  HistoryService,
  LogService,
  ForkService,
  ShareService,
  { provide: ERASABLE, useValue: { eraser: new PostgresThreadEraser(db), traces } },
  { provide: LOG_READER, useValue: { read: (memberId, threadId) => readLogLinks(db, memberId, threadId), key: logKey } satisfies LogReader },
  { provide: SHARE_STORE, useValue: new PostgresShareStore(db) },
  { provide: ThreadNames, useValue: new ThreadNames((memberId, threadId) => isThreadMember(db, memberId, threadId)) },
  { provide: THREAD_STORE, useValue: new PostgresThreadStore(db, workflows, PLAN_NAME) },
];
