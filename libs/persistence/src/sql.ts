/**
 * Stores any number of moves in one statement, which is one round trip and one commit. A move whose run has moved on since it was
 * decided changes nothing; the others are stored all the same. Returns the runs that moved, with what the store adds to each move.
 * A move that adds versions or steps tells something, so it counts in `event_seq`.
 *
 * $1: JSON array of moves. $2: their run ids, $3 and $4: the ids of steps they settle and retry. The ids are in the JSON as well; given as
 * arrays they let the planner use primary keys, where a join with rows made from JSON would read whole tables.
 */
export const COMMIT_MOVES = `
WITH input AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS m(
    "runId" text, "threadId" text, "expectedMoveCount" int, status text, version int, "stepCount" int, "logSeq" int, "logHash" text, error jsonb, ended boolean,
    "restingState" jsonb, "modelCalls" int, "inputTokens" int, "outputTokens" int,
    versions jsonb, "logEntries" jsonb, settled jsonb, added jsonb, retried jsonb, messages jsonb, "graphVersion" int, idempotency jsonb, audit jsonb)
), moved AS (
  UPDATE run r SET
    move_count = r.move_count + 1, status = m.status, version = m.version, log_seq = m."logSeq", log_hash = m."logHash", error = m.error,
    step_count = m."stepCount", resting_state = m."restingState", graph_version = coalesce(m."graphVersion", r.graph_version), nudge_count = 0,
    event_seq = r.event_seq + CASE WHEN jsonb_array_length(m.versions) + jsonb_array_length(m.added) > 0 THEN 1 ELSE 0 END,
    model_calls = r.model_calls + m."modelCalls", input_tokens = r.input_tokens + m."inputTokens", output_tokens = r.output_tokens + m."outputTokens",
    updated_at = now(), ended_at = CASE WHEN m.ended THEN now() END
  FROM input m WHERE r.id = ANY($2::text[]) AND r.id = m."runId" AND r.move_count = m."expectedMoveCount"
  RETURNING r.id, r.event_seq
), win AS (
  SELECT m.*, moved.event_seq FROM input m JOIN moved ON moved.id = m."runId"
), new_versions AS (
  INSERT INTO state_version (thread_id, version, run_id, cause, step_id, agent, delta)
  SELECT w."threadId", v.version, w."runId", v.cause, v."stepId", v.agent, v.delta
  FROM win w, jsonb_to_recordset(w.versions) AS v(version int, cause text, "stepId" text, agent text, delta jsonb)
), new_log AS (
  INSERT INTO decision_log (thread_id, seq, run_id, version, step_id, agent, attempt, entry, salt, content_hash, previous_hash, hash)
  SELECT w."threadId", l.seq, w."runId", l.version, l."stepId", l.agent, l.attempt, l.entry, l.salt, l."contentHash", l."previousHash", l.hash
  FROM win w, jsonb_to_recordset(w."logEntries")
    AS l(seq int, version int, "stepId" text, agent text, attempt int, entry jsonb, salt text, "contentHash" text, "previousHash" text, hash text)
), settled_steps AS (
  UPDATE step s SET status = x.status, error_code = x."errorCode", error_message = x."errorMessage", duration_ms = x."durationMs", settled_at = now()
  FROM win w, jsonb_to_recordset(w.settled) AS x("stepId" text, status text, "errorCode" text, "errorMessage" text, "durationMs" int)
  WHERE s.id = ANY($3::text[]) AND s.id = x."stepId"
), retried_steps AS (
  UPDATE step s SET status = 'pending', settled_at = NULL, attempt = x.attempt, first_attempt = x."firstAttempt", lost_count = x."lostCount",
    wait_count = x."waitCount", lease_until = now() + x."leaseMs" * interval '1 ms', error_code = x."errorCode", error_message = x."errorMessage",
    counted_attempt = CASE WHEN coalesce(x."errorCode", s.error_code) = 'STEP_LOST' THEN s.counted_attempt ELSE x.attempt - 1 END
  FROM win w, jsonb_to_recordset(w.retried)
    AS x("stepId" text, attempt int, "firstAttempt" int, "lostCount" int, "waitCount" int, "leaseMs" int, "errorCode" text, "errorMessage" text)
  WHERE s.id = ANY($4::text[]) AND s.id = x."stepId"
), new_steps AS (
  INSERT INTO step (id, run_id, agent, version, attempt, status, lease_until)
  SELECT x."stepId", w."runId", x.agent, x.version, 1, 'pending', now() + x."leaseMs" * interval '1 ms'
  FROM win w, jsonb_to_recordset(w.added) AS x("stepId" text, agent text, version int, "leaseMs" int)
), outbox AS (
  INSERT INTO outbox_message (job_id, queue, payload, rank, available_at)
  SELECT x."jobId", x.queue, x.payload, coalesce(x.rank, 0), now() + x."delayMs" * interval '1 ms'
  FROM win w, jsonb_to_recordset(w.messages) AS x("jobId" text, queue text, payload jsonb, rank int, "delayMs" int)
  ON CONFLICT (job_id) DO NOTHING
), keys AS (
  INSERT INTO idempotency_key (owner_id, key, body_hash, thread_id, run_id)
  SELECT w.idempotency->>'ownerId', w.idempotency->>'key', w.idempotency->>'bodyHash', w."threadId", w."runId" FROM win w WHERE w.idempotency IS NOT NULL
), audited AS (
  INSERT INTO audit_entry (id, actor, role, action, target, reason, outcome, run_id, detail)
  SELECT a.id, a.actor, a.role, a.action, a.target, a.reason, a.outcome, a."runId", a.detail
  FROM win w, jsonb_to_record(w.audit) AS a(id text, actor text, role text, action text, target text, reason text, outcome text, "runId" text, detail jsonb)
  WHERE w.audit IS NOT NULL
)
SELECT w."runId" AS id, w.event_seq AS "eventSeq", now()::timestamptz(3) AS at,
  CASE WHEN jsonb_array_length(w.versions) = 0 AND jsonb_array_length(w.added) > 0 THEN
    (SELECT json_build_object('cause', v.cause, 'agent', v.agent, 'delta', v.delta, 'at', v.created_at) FROM state_version v
      WHERE v.thread_id = w."threadId" AND v.version = w.version) END AS "dispatchedOn"
FROM win w`;

/** Steps as `OpenStep` has them; selects from `step s`. */
export const OPEN_STEPS = `coalesce(json_agg(json_build_object('stepId', s.id, 'agent', s.agent, 'attempt', s.attempt, 'firstAttempt', s.first_attempt,
    'lostCount', s.lost_count, 'waitCount', s.wait_count, 'version', s.version) ORDER BY s.id), '[]')`;

/** A run as the orchestrator needs it, with its state folded later from the deltas. $1: run id. */
export const LOAD_RUN = `
SELECT r.id, r.thread_id, r.owner_id, r.graph_version, r.status, r.version, r.move_count, r.step_count, r.log_seq, r.log_hash, r.traceparent, r.queue_rank, r.resting_state,
  (SELECT coalesce(json_agg(v.delta ORDER BY v.version), '[]') FROM state_version v
    WHERE r.resting_state IS NULL AND v.thread_id = r.thread_id AND v.run_id = r.id) AS deltas,
  (SELECT ${OPEN_STEPS}
    FROM step s WHERE s.run_id = r.id AND s.status = 'pending') AS open_steps
FROM run r WHERE r.id = $1`;

/** Input of a step that is still wanted, as the deltas after a version the caller knows. $1 run, $2 step, $3 attempt, $4 version, $5 known version. */
export const LOAD_STEP_INPUT = `
SELECT r.owner_id, r.thread_id, s.counted_attempt, EXISTS (SELECT 1 FROM call_journal c WHERE c.step_id = s.id) AS has_calls,
  (SELECT coalesce(json_agg(v.delta ORDER BY v.version), '[]') FROM state_version v
    WHERE v.thread_id = r.thread_id AND v.run_id = r.id AND v.version > $5 AND v.version <= $4) AS deltas
FROM step s JOIN run r ON r.id = s.run_id
WHERE s.id = $2 AND s.run_id = $1 AND s.status = 'pending' AND s.attempt <= $3 AND s.version = $4 AND r.status = 'in_progress'`;

/**
 * A new run with its first version, in one commit: thread when it is new, idempotency key when there is one. Version numbers go on from
 * the thread's last run. Nothing is stored unless every part can be. The row says what stood in the way.
 *
 * $1 thread, $2 owner, $3 scenario, $4 run, $5 graph version, $6 state, $7 traceparent, $8-$10 message (queue, job id, payload),
 * $11 idempotency key or null, $12 body hash or null, $13 genesis hash of a log, $14 runs of a rank, $15 highest rank; for a fork $16 and
 * $17 the thread and version it comes from and $18 the first entry of its log as JSON, else null. Whoever erases the thread at this very
 * moment is waited for, and the thread is then nobody's.
 */
export const CREATE_RUN = `
WITH seen_key AS (
  SELECT thread_id, run_id, body_hash FROM idempotency_key WHERE owner_id = $2 AND key = $11
), known AS (
  SELECT owner_id FROM thread WHERE id = $1 FOR KEY SHARE
), last AS (
  SELECT version, log_seq, log_hash, event_seq, status FROM run WHERE thread_id = $1 ORDER BY first_version DESC LIMIT 1
), verdict AS (
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM seen_key WHERE body_hash <> $12) THEN 'key_reused'
    WHEN EXISTS (SELECT 1 FROM seen_key) THEN 'repeated'
    WHEN EXISTS (SELECT 1 FROM known WHERE owner_id <> $2) THEN 'foreign'
    WHEN EXISTS (SELECT 1 FROM last WHERE status IN ('in_progress', 'awaiting_input', 'awaiting_review')) THEN 'busy'
    ELSE 'created' END AS kind
), crowd AS (
  SELECT least($15::int, count(*) / $14::int)::int AS rank FROM (SELECT 1 FROM run WHERE owner_id = $2 AND status = 'in_progress' LIMIT $14::int * $15::int) going
), new_thread AS (
  INSERT INTO thread (id, owner_id, scenario, parent_thread_id, parent_version) SELECT $1, $2, $3, $16, $17::int FROM verdict WHERE kind = 'created' AND NOT EXISTS (SELECT 1 FROM known)
), new_run AS (
  INSERT INTO run (id, thread_id, owner_id, graph_version, status, version, first_version, log_seq, log_hash, traceparent, queue_rank, event_seq)
  SELECT $4, $1, $2, $5, 'in_progress', coalesce((SELECT version FROM last), 0) + 1, coalesce((SELECT version FROM last), 0) + 1,
    coalesce((SELECT log_seq FROM last), ($18::jsonb->>'seq')::int, 0), coalesce((SELECT log_hash FROM last), $18::jsonb->>'hash', $13), $7, (SELECT rank FROM crowd), coalesce((SELECT event_seq FROM last), 0) + 1
  FROM verdict WHERE kind = 'created' RETURNING version, queue_rank, event_seq
), new_version AS (
  INSERT INTO state_version (thread_id, version, run_id, cause, delta) SELECT $1, version, $4, CASE WHEN $16::text IS NULL THEN 'request' ELSE 'fork' END, $6::jsonb FROM new_run
), new_log AS (
  INSERT INTO decision_log (thread_id, seq, run_id, version, step_id, agent, attempt, entry, salt, content_hash, previous_hash, hash)
  SELECT $1, l.seq, $4, l.version, NULL, l.agent, l.attempt, l.entry, l.salt, l."contentHash", l."previousHash", l.hash
  FROM new_run, jsonb_to_record($18::jsonb)
    AS l(seq int, version int, agent text, attempt int, entry jsonb, salt text, "contentHash" text, "previousHash" text, hash text) WHERE $18::jsonb IS NOT NULL
), new_key AS (
  INSERT INTO idempotency_key (owner_id, key, body_hash, thread_id, run_id) SELECT $2, $11, $12, $1, $4 FROM new_run WHERE $11::text IS NOT NULL
), outbox AS (
  INSERT INTO outbox_message (job_id, queue, payload, rank) SELECT $9, $8, $10::jsonb, queue_rank FROM new_run
)
SELECT v.kind, (SELECT version FROM new_run) AS version, (SELECT queue_rank FROM new_run) AS rank, (SELECT event_seq FROM new_run) AS "eventSeq", now()::timestamptz(3) AS at,
  k.thread_id, k.run_id FROM verdict v LEFT JOIN seen_key k ON true`;

/**
 * Events of one step, after everything its thread told so far. The run's row is locked before the step's, as moves do it, and both are
 * then seen as they are now, not as they were when the statement began. Answers no row when nobody waits for this turn of the step.
 *
 * $1 run, $2 step, $3 attempt, $4 the step's version, $5 JSON array of ordinal, event and data, $6 first index of told events.
 */
export const APPEND_STEP_EVENTS = `
WITH moving AS (
  SELECT id FROM run WHERE id = $1 AND status = 'in_progress' FOR UPDATE
), awaited AS (
  SELECT s.id FROM moving JOIN step s ON s.run_id = moving.id
  WHERE s.id = $2 AND s.status = 'pending' AND s.attempt <= $3 AND s.version = $4 FOR SHARE OF s
), fresh AS (
  SELECT e.*, row_number() OVER (ORDER BY e.ordinal)::int AS place FROM awaited, jsonb_to_recordset($5::jsonb) AS e(ordinal int, event text, data jsonb)
  WHERE NOT EXISTS (SELECT 1 FROM step_event told WHERE told.step_id = $2 AND told.ordinal = e.ordinal)
), counted AS (
  UPDATE run SET event_seq = event_seq + (SELECT count(*)::int FROM fresh) WHERE id = $1 AND EXISTS (SELECT 1 FROM fresh)
  RETURNING thread_id, version, event_seq, event_seq - (SELECT count(*)::int FROM fresh) AS before
), stored AS (
  INSERT INTO step_event (thread_id, version, index, step_id, ordinal, event, data)
  SELECT c.thread_id, c.version, $6 + c.before + f.place, $2, f.ordinal, f.event, f.data FROM counted c, fresh f
  ON CONFLICT (step_id, ordinal) DO NOTHING
  RETURNING version, index, event, data, created_at
)
SELECT c.thread_id AS "threadId", c.version, c.before AS prev, c.event_seq AS seq,
  (SELECT coalesce(json_agg(json_build_object('version', s.version, 'index', s.index, 'event', s.event, 'data', s.data, 'at', s.created_at) ORDER BY s.index), '[]')
    FROM stored s) AS events
FROM counted c`;
