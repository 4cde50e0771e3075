import { z } from 'zod';
import { foldAll } from '@app/agent-kit';
import type { ReducersOf } from '@app/agent-kit';
import { DecisionLogEntry, RunStatus } from '@app/contracts';
import type { PastState, ThreadPosition, ThreadSummary, VersionEntry } from '@app/ports';
import type { Database } from './database.js';

/** What a store needs to know of the workflows whose states it reads. */
export interface KnownWorkflows {
  readonly reducersOf: ReducersOf;
  /** For each name of something that a list shows, paths into the state; the first one with a value counts. */
  aboutOf(workflow: string): Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** A list needs the beginning of a text. */
const SHOWN_CHARS = 200;

/**
 * A page of a member's threads, read along the index on member and time of creation. What a run is about is in the state it rests with; of
 * one that still moves only the first version is looked at. $1 member, $2 and $3 time and id of the last one shown or null, $4 limit, $5
 * workflow, $6 its paths as JSON.
 */
const LIST_THREADS = `
SELECT t.id AS "threadId", t.scenario, t.created_at AS "createdAt", r.workflow, r.status, r.version, r.created_at AS "startedAt", r.updated_at AS "updatedAt",
  (SELECT coalesce(json_object_agg(f.key, (
      SELECT left(s.state #>> ARRAY(SELECT jsonb_array_elements_text(p.path)), ${SHOWN_CHARS}) FROM jsonb_array_elements(f.value) WITH ORDINALITY AS p(path, place)
      WHERE s.state #>> ARRAY(SELECT jsonb_array_elements_text(p.path)) IS NOT NULL ORDER BY p.place LIMIT 1)), '{}')
    FROM jsonb_each($6::jsonb) f) AS about
FROM (SELECT h.id, h.scenario, h.created_at FROM thread_member m JOIN thread h ON h.id = m.thread_id
  WHERE m.member_id = $1 AND ($2::timestamptz IS NULL OR (m.thread_created_at, m.thread_id) < ($2::timestamptz, $3::text))
    AND EXISTS (SELECT 1 FROM run WHERE thread_id = h.id AND workflow = $5)
  ORDER BY m.thread_created_at DESC, m.thread_id DESC LIMIT $4) t
JOIN LATERAL (SELECT * FROM run WHERE thread_id = t.id AND workflow = $5 ORDER BY first_version DESC LIMIT 1) r ON true
LEFT JOIN LATERAL (SELECT coalesce(r.resting_state, (SELECT delta FROM state_version WHERE thread_id = t.id AND workflow = $5 AND version = r.first_version)) AS state) s ON true
ORDER BY t.created_at DESC, t.id DESC`;

/** $1 member, $2 thread, $3 version after which to begin, $4 limit, $5 workflow. One row without a version when nothing follows. */
const LIST_VERSIONS = `
SELECT v.version, v.run_id AS "runId", v.cause, v.agent, v.created_at AS at, v.compacted_at AS "compactedAt",
  ARRAY(SELECT key FROM jsonb_object_keys(v.delta) AS key ORDER BY key COLLATE "C") AS "changedFields"
FROM thread_member m LEFT JOIN LATERAL (
  SELECT * FROM state_version WHERE thread_id = m.thread_id AND workflow = $5 AND version > $3 ORDER BY version LIMIT $4) v ON true
WHERE m.thread_id = $2 AND m.member_id = $1 ORDER BY v.version`;

/** A version with the deltas that lead to it from the first version of its run on. $1 member, $2 thread, $3 version, $4 workflow. */
const READ_VERSION = `
SELECT v.version, v.run_id AS "runId", v.cause, v.agent, v.created_at AS at, v.compacted_at AS "compactedAt", t.scenario, r.workflow, r.graph_version AS "graphVersion",
  (SELECT coalesce(json_agg(d.delta ORDER BY d.version), '[]') FROM state_version d
    WHERE v.compacted_at IS NULL AND d.thread_id = t.id AND d.workflow = $4 AND d.run_id = v.run_id AND d.version <= v.version) AS deltas,
  (SELECT coalesce(json_agg(l.entry ORDER BY l.seq), '[]') FROM decision_log l
    WHERE l.thread_id = t.id AND l.workflow = $4 AND l.run_id = v.run_id AND l.version <= v.version) AS log
FROM thread_member m JOIN thread t ON t.id = m.thread_id LEFT JOIN state_version v ON v.thread_id = t.id AND v.workflow = $4 AND v.version = $3
  LEFT JOIN run r ON r.id = v.run_id
WHERE m.thread_id = $2 AND m.member_id = $1`;

const moment = z.date().transform((date) => date.toISOString());
const ThreadRow = z.object({
  threadId: z.string(),
  scenario: z.string(),
  status: RunStatus,
  version: z.number(),
  workflow: z.string(),
  about: z.record(z.string(), z.string().nullable()),
  createdAt: moment,
  startedAt: moment,
  updatedAt: moment,
});
const VersionRow = z.object({
  version: z.number(),
  runId: z.string(),
  cause: z.string(),
  agent: z.string().nullable(),
  at: moment,
  compactedAt: moment.nullable(),
});
const EntryRow = VersionRow.extend({ changedFields: z.array(z.string()) });
const StateRow = VersionRow.extend({
  scenario: z.string(),
  workflow: z.string(),
  graphVersion: z.number(),
  deltas: z.array(z.record(z.string(), z.unknown())),
  log: z.array(DecisionLogEntry.nullable()),
});

/** A member's thread, with or without a version of it. */
const AnyRow = z.record(z.string(), z.unknown());

/** The threads of a member with runs of a workflow, after a position. */
export interface ThreadsOf {
  readonly memberId: string;
  readonly workflow: string;
  readonly after: ThreadPosition | null;
}

/** Names what a workflow made of a thread, for a member who may see it. */
interface SeenThread {
  readonly memberId: string;
  readonly threadId: string;
  readonly workflow: string;
}

/** See {@link ThreadStore.listThreads}. */
export async function listThreads(db: Database, workflows: KnownWorkflows, query: ThreadsOf, limit: number): Promise<readonly ThreadSummary[]> {
  const { memberId, workflow, after } = query;
  const about = JSON.stringify(workflows.aboutOf(workflow));
  return db.rows(ThreadRow, LIST_THREADS, [memberId, after?.at ?? null, after?.id ?? null, limit, workflow, about]);
}

/** See {@link ThreadStore.listVersions}. */
export async function listVersions(db: Database, thread: SeenThread, afterVersion: number, limit: number): Promise<readonly VersionEntry[] | null> {
  const rows = await db.rows(AnyRow, LIST_VERSIONS, [thread.memberId, thread.threadId, afterVersion, limit, thread.workflow]);
  if (rows.length === 0) return null;
  return rows.filter((row) => row['version'] !== null).map((row) => EntryRow.parse(row));
}

/** See {@link ThreadStore.readVersion}. */
export async function readVersion(
  db: Database,
  { memberId, threadId, workflow, version }: SeenThread & { readonly version: number },
  reducersOf: ReducersOf,
): Promise<PastState | 'no_thread' | 'no_version'> {
  const [row] = await db.rows(AnyRow, READ_VERSION, [memberId, threadId, version, workflow]);
  if (!row) return 'no_thread';
  if (row['version'] === null) return 'no_version';
  const { deltas, log, ...entry } = StateRow.parse(row);
  return { ...entry, state: foldAll(deltas, reducersOf(entry.workflow)), decisionLog: log.filter((item) => item !== null) };
}
