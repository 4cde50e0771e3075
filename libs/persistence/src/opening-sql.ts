import type { WorkflowVersion } from '@app/ports';
import { MOVED_COLUMNS, STORE_MOVES } from './sql.js';

/** Runs of the versions in two arrays, names and numbers, given as parameters `$from` and the next one. */
export const isServed = (run: string, from: number): string =>
  `(${run}.workflow, ${run}.graph_version) IN (SELECT * FROM unnest($${from}::text[], $${from + 1}::int[]))`;

/** The two arrays that {@link isServed} wants. */
export const servedParameters = (served: readonly WorkflowVersion[]): [string[], number[]] => [
  served.map(({ workflow }) => workflow),
  served.map(({ graphVersion }) => graphVersion),
];

/** As in the partial unique index that keeps a thread to one open run of each workflow. */
export const OPEN_STATUSES = `('in_progress', 'awaiting_input', 'awaiting_review', 'waiting')`;

/**
 * A new run with its first version, in one commit: thread when it is new, idempotency key when there is one. Version numbers go on from
 * the thread's last run. Nothing is stored unless every part can be. The row says what stood in the way.
 *
 * $1 thread, $2 owner, $3 scenario, $4 run, $5 graph version, $6 state, $7 traceparent, $8-$10 message (queue, job id, payload),
 * $11 idempotency key or null, $12 body hash or null, $13 genesis hash of a log, $14 runs of a rank, $15 highest rank,
 * $16 what to do when something is in the way or null, $17 how many requests may wait for their turn; for a fork $18 and $19 the thread and
 * version it comes from and $20 the first entry of its log as JSON, else null; $21 the workflow. Whoever erases the thread at this very moment is waited for,
 * and the thread is then nobody's.
 */
export const CREATE_RUN = `
WITH seen_key AS (
  SELECT thread_id, run_id, body_hash FROM idempotency_key WHERE owner_id = $2 AND key = $11
), known AS (
  SELECT erased_at FROM thread WHERE id = $1 FOR KEY SHARE
), allowed AS (
  SELECT 1 FROM thread_member WHERE thread_id = $1 AND member_id = $2 AND role IN ('owner', 'editor')
), last AS (
  SELECT version, log_seq, log_hash, event_seq, status FROM run WHERE thread_id = $1 AND workflow = $21 ORDER BY first_version DESC LIMIT 1
), waiting AS (
  SELECT count(*) AS requests FROM (SELECT 1 FROM queued_request WHERE thread_id = $1 AND workflow = $21 LIMIT $17::int) w
), verdict AS (
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM seen_key WHERE body_hash <> $12) THEN 'key_reused'
    WHEN EXISTS (SELECT 1 FROM seen_key) THEN 'repeated'
    WHEN EXISTS (SELECT 1 FROM known WHERE erased_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM allowed)) THEN 'foreign'
    WHEN EXISTS (SELECT 1 FROM last WHERE status IN ${OPEN_STATUSES}) OR ($16::text IS DISTINCT FROM 'interrupt' AND (SELECT requests FROM waiting) > 0) THEN
      CASE WHEN $16 = 'enqueue' AND (SELECT requests FROM waiting) < $17 THEN 'queued' ELSE 'busy' END
    ELSE 'created' END AS kind
), crowd AS (
  SELECT least($15::int, count(*) / $14::int)::int AS rank FROM (SELECT 1 FROM run WHERE owner_id = $2 AND status = 'in_progress' LIMIT $14::int * $15::int) going
), new_thread AS (
  INSERT INTO thread (id, owner_id, scenario, parent_thread_id, parent_version) SELECT $1, $2, $3, $18, $19::int FROM verdict WHERE kind = 'created' AND NOT EXISTS (SELECT 1 FROM known)
), new_run AS (
  INSERT INTO run (id, thread_id, owner_id, workflow, graph_version, status, version, first_version, log_seq, log_hash, traceparent, queue_rank, event_seq)
  SELECT $4, $1, $2, $21, $5, 'in_progress', coalesce((SELECT version FROM last), 0) + 1, coalesce((SELECT version FROM last), 0) + 1,
    coalesce((SELECT log_seq FROM last), ($20::jsonb->>'seq')::int, 0), coalesce((SELECT log_hash FROM last), $20::jsonb->>'hash', $13), $7, (SELECT rank FROM crowd), coalesce((SELECT event_seq FROM last), 0) + 1
  FROM verdict WHERE kind = 'created' RETURNING version, queue_rank, event_seq
), new_version AS (
  INSERT INTO state_version (thread_id, workflow, version, run_id, cause, delta) SELECT $1, $21, version, $4, CASE WHEN $18::text IS NULL THEN 'request' ELSE 'fork' END, $6::jsonb FROM new_run
), new_log AS (
  INSERT INTO decision_log (thread_id, workflow, seq, run_id, version, step_id, agent, attempt, entry, salt, content_hash, previous_hash, hash)
  SELECT $1, $21, l.seq, $4, l.version, NULL, l.agent, l.attempt, l.entry, l.salt, l."contentHash", l."previousHash", l.hash
  FROM new_run, jsonb_to_record($20::jsonb)
    AS l(seq int, version int, agent text, attempt int, entry jsonb, salt text, "contentHash" text, "previousHash" text, hash text) WHERE $20::jsonb IS NOT NULL
), new_key AS (
  INSERT INTO idempotency_key (owner_id, key, body_hash, thread_id, run_id) SELECT $2, $11, $12, $1, $4 FROM verdict WHERE kind IN ('created', 'queued') AND $11::text IS NOT NULL
), queued AS (
  INSERT INTO queued_request (run_id, thread_id, owner_id, workflow, graph_version, state, traceparent, queue, job_id, payload)
  SELECT $4, $1, $2, $21, $5, $6::jsonb, $7, $8, $9, $10::jsonb FROM verdict WHERE kind = 'queued'
), outbox AS (
  INSERT INTO outbox_message (job_id, queue, payload, rank) SELECT $9, $8, $10::jsonb, queue_rank FROM new_run
)
SELECT v.kind, CASE v.kind WHEN 'queued' THEN (SELECT version FROM last) ELSE (SELECT version FROM new_run) END AS version, (SELECT queue_rank FROM new_run) AS rank, (SELECT event_seq FROM new_run) AS "eventSeq", now()::timestamptz(3) AS at,
  k.thread_id, k.run_id FROM verdict v LEFT JOIN seen_key k ON true`;

/**
 * A move that ends a run, and the run that takes its place: both or neither.
 *
 * $1-$5 as for moves, $6 run, $7 owner, $8 graph version, $9 state, $10 traceparent, $11-$13 message (queue, job id, payload),
 * $14 idempotency key or null, $15 body hash or null, $16 workflow.
 */
export const REPLACE_RUN = `${STORE_MOVES}, next_run AS (
  INSERT INTO run (id, thread_id, owner_id, workflow, graph_version, status, version, first_version, log_seq, log_hash, traceparent, queue_rank, event_seq)
  SELECT $6, w."threadId", $7, $16, $8, 'in_progress', w.version + 1, w.version + 1, w."logSeq", w."logHash", $10,
    (SELECT queue_rank FROM run WHERE id = w."runId"), w.event_seq + 1
  FROM win w RETURNING thread_id, version, queue_rank, event_seq
), next_version AS (
  INSERT INTO state_version (thread_id, workflow, version, run_id, cause, delta) SELECT thread_id, $16, version, $6, 'request', $9::jsonb FROM next_run
), next_key AS (
  INSERT INTO idempotency_key (owner_id, key, body_hash, thread_id, run_id) SELECT $7, $14, $15, thread_id, $6 FROM next_run WHERE $14::text IS NOT NULL
), next_message AS (
  INSERT INTO outbox_message (job_id, queue, payload, rank) SELECT $12, $11, $13::jsonb, queue_rank FROM next_run
)
SELECT ${MOVED_COLUMNS}, n.version AS "nextVersion", n.event_seq AS "nextEventSeq" FROM win w, next_run n`;

/**
 * What waited longest on each thread that has no open run of its workflow becomes a run. A request that somebody else is opening is skipped, and so are
 * those behind it and those of a thread that is being erased. $1 limit, $2 runs of a rank, $3 highest rank, $4 genesis hash of a log.
 */
export const OPEN_QUEUED_RUNS = `
WITH due AS (
  SELECT q.* FROM queued_request q JOIN thread t ON t.id = q.thread_id
  WHERE q.position = (SELECT min(o.position) FROM queued_request o WHERE o.thread_id = q.thread_id AND o.workflow = q.workflow)
    AND NOT EXISTS (SELECT 1 FROM run r WHERE r.thread_id = q.thread_id AND r.workflow = q.workflow AND r.status IN ${OPEN_STATUSES})
  ORDER BY q.position LIMIT $1 FOR UPDATE OF q SKIP LOCKED FOR KEY SHARE OF t SKIP LOCKED
), gone AS (
  DELETE FROM queued_request q USING due WHERE q.run_id = due.run_id RETURNING q.*
), opened AS (
  INSERT INTO run (id, thread_id, owner_id, workflow, graph_version, status, version, first_version, log_seq, log_hash, traceparent, queue_rank, event_seq)
  SELECT g.run_id, g.thread_id, g.owner_id, g.workflow, g.graph_version, 'in_progress', coalesce(last.version, 0) + 1, coalesce(last.version, 0) + 1,
    coalesce(last.log_seq, 0), coalesce(last.log_hash, $4), g.traceparent,
    (SELECT least($3::int, count(*) / $2::int)::int FROM (
      SELECT 1 FROM run WHERE owner_id = g.owner_id AND status = 'in_progress' LIMIT $2::int * $3::int) going),
    coalesce(last.event_seq, 0) + 1
  FROM gone g LEFT JOIN LATERAL (SELECT * FROM run WHERE thread_id = g.thread_id AND workflow = g.workflow ORDER BY first_version DESC LIMIT 1) last ON true
  RETURNING id, thread_id, version, queue_rank, event_seq
), first_versions AS (
  INSERT INTO state_version (thread_id, workflow, version, run_id, cause, delta)
  SELECT o.thread_id, g.workflow, o.version, o.id, 'request', g.state FROM opened o JOIN gone g ON g.run_id = o.id
), messages AS (
  INSERT INTO outbox_message (job_id, queue, payload, rank) SELECT g.job_id, g.queue, g.payload, o.queue_rank FROM opened o JOIN gone g ON g.run_id = o.id
)
SELECT o.id AS "runId", o.thread_id AS "threadId", g.workflow, g.graph_version AS "graphVersion", o.version, o.event_seq AS "eventSeq", now()::timestamptz(3) AS at, g.state,
  json_build_object('queue', g.queue, 'jobId', g.job_id, 'payload', g.payload, 'rank', o.queue_rank, 'delayMs', 0) AS message
FROM opened o JOIN gone g ON g.run_id = o.id ORDER BY g.position`;

/**
 * Waits whose time has come, a reminder before its deadline however late it is, and those whose child run has ended. $1 limit, $2 and $3
 * workflows and versions that are served.
 */
export const DUE_WAITS = `
SELECT w.run_id AS "runId", r.move_count AS "moveCount", w.key, w.kind, w.payload->>'runId' AS "childRunId",
  CASE WHEN w.kind = 'run' THEN 'ended' WHEN w.remind_at IS NOT NULL THEN 'reminder' ELSE 'deadline' END AS due
FROM run_wait w JOIN run r ON r.id = w.run_id
WHERE ${isServed('r', 2)} AND (
  ((w.remind_at IS NOT NULL OR w.deadline IS NOT NULL) AND coalesce(w.remind_at, w.deadline) <= now())
  OR (w.kind = 'run' AND EXISTS (SELECT 1 FROM run child WHERE child.id = w.payload->>'runId' AND child.ended_at IS NOT NULL)))
ORDER BY coalesce(w.remind_at, w.deadline, w.since) LIMIT $1`;

/** $1 limit, $2 and $3 workflows and versions that are served. */
export const UNNAMED_WAITS = `
SELECT r.id FROM run r WHERE r.status IN ('awaiting_input', 'awaiting_review', 'waiting') AND ${isServed('r', 2)}
  AND NOT EXISTS (SELECT 1 FROM run_wait w WHERE w.run_id = r.id) LIMIT $1`;
