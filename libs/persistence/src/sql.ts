/**
 * Stores any number of moves in one statement, which is one round trip and one commit. A move whose run has moved on since it was
 * decided changes nothing; the others are stored all the same. Returns the runs that moved, with what the store adds to each move.
 * A move that adds versions or steps tells something, so it counts in `event_seq`.
 *
 * $1: JSON array of moves. $2: their run ids, $3 and $4: the ids of steps they settle and retry. The ids are in the JSON as well; given as
 * arrays they let the planner use primary keys, where a join with rows made from JSON would read whole tables. $5: runs that waited.
 */
export const STORE_MOVES = `
WITH input AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS m(
    "runId" text, "threadId" text, "expectedMoveCount" int, status text, version int, "stepCount" int, "logSeq" int, "logHash" text, error jsonb, ended boolean,
    "restingState" jsonb, "modelCalls" int, "inputTokens" int, "outputTokens" int,
    versions jsonb, "logEntries" jsonb, settled jsonb, added jsonb, retried jsonb, messages jsonb, "graphVersion" int, idempotency jsonb, audit jsonb, reminds text,
    remembered jsonb, waits jsonb, children jsonb)
), moved AS (
  UPDATE run r SET
    move_count = r.move_count + 1, status = m.status, version = m.version, log_seq = m."logSeq", log_hash = m."logHash", error = m.error,
    step_count = m."stepCount", resting_state = m."restingState", graph_version = coalesce(m."graphVersion", r.graph_version), nudge_count = 0,
    event_seq = r.event_seq + CASE WHEN jsonb_array_length(m.versions) + jsonb_array_length(m.added) > 0 THEN 1 ELSE 0 END,
    model_calls = r.model_calls + m."modelCalls", input_tokens = r.input_tokens + m."inputTokens", output_tokens = r.output_tokens + m."outputTokens",
    updated_at = now(), ended_at = CASE WHEN m.ended THEN now() END,
    waiting_since = CASE WHEN m.status IN ('awaiting_input', 'awaiting_review', 'waiting') THEN CASE WHEN m.status = r.status THEN r.waiting_since ELSE now() END END,
    reminded_at = CASE WHEN m.status = r.status THEN CASE WHEN m.reminds IS NOT NULL THEN now() ELSE r.reminded_at END END
  FROM input m WHERE r.id = ANY($2::text[]) AND r.id = m."runId" AND r.move_count = m."expectedMoveCount"
  RETURNING r.id, r.workflow, r.event_seq
), win AS (
  SELECT m.*, moved.workflow, moved.event_seq FROM input m JOIN moved ON moved.id = m."runId"
), new_versions AS (
  INSERT INTO state_version (thread_id, workflow, version, run_id, cause, step_id, agent, delta)
  SELECT w."threadId", w.workflow, v.version, w."runId", v.cause, v."stepId", v.agent, v.delta
  FROM win w, jsonb_to_recordset(w.versions) AS v(version int, cause text, "stepId" text, agent text, delta jsonb)
), new_log AS (
  INSERT INTO decision_log (thread_id, workflow, seq, run_id, version, step_id, agent, attempt, entry, salt, content_hash, previous_hash, hash)
  SELECT w."threadId", w.workflow, l.seq, w."runId", l.version, l."stepId", l.agent, l.attempt, l.entry, l.salt, l."contentHash", l."previousHash", l.hash
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
), reminded AS (
  UPDATE run_wait x SET remind_at = NULL FROM win w WHERE x.run_id = ANY($2::text[]) AND x.run_id = w."runId" AND x.key = w.reminds
), closed_waits AS (
  DELETE FROM run_wait x USING win w WHERE x.run_id = ANY($5::text[]) AND x.run_id = w."runId" AND w.reminds IS NULL
    AND NOT EXISTS (SELECT 1 FROM jsonb_array_elements(w.waits) n WHERE n->>'key' = x.key)
), new_waits AS (
  INSERT INTO run_wait (run_id, key, kind, payload, remind_at, deadline)
  SELECT w."runId", x.key, x.kind, x.payload, now() + x."remindAfterMs" * interval '1 ms', now() + x."deadlineAfterMs" * interval '1 ms'
  FROM win w, jsonb_to_recordset(w.waits) AS x(key text, kind text, payload jsonb, "remindAfterMs" float8, "deadlineAfterMs" float8)
  ON CONFLICT (run_id, key) DO UPDATE SET kind = excluded.kind, payload = excluded.payload, since = now(), remind_at = excluded.remind_at, deadline = excluded.deadline
), asked_runs AS (
  INSERT INTO queued_request (run_id, thread_id, owner_id, workflow, graph_version, state, traceparent, queue, job_id, payload)
  SELECT x."runId", w."threadId", x."ownerId", x.workflow, x."graphVersion", x.state, x.traceparent, x.message->>'queue', x.message->>'jobId', x.message->'payload'
  FROM win w, jsonb_to_recordset(w.children)
    AS x("runId" text, "ownerId" text, workflow text, "graphVersion" int, state jsonb, traceparent text, message jsonb)
), keys AS (
  INSERT INTO idempotency_key (owner_id, key, body_hash, thread_id, run_id)
  SELECT w.idempotency->>'ownerId', w.idempotency->>'key', w.idempotency->>'bodyHash', w."threadId", w."runId" FROM win w WHERE w.idempotency IS NOT NULL
), audited AS (
  INSERT INTO audit_entry (id, actor, role, action, target, reason, outcome, run_id, detail)
  SELECT a.id, a.actor, a.role, a.action, a.target, a.reason, a.outcome, a."runId", a.detail
  FROM win w, jsonb_to_record(w.audit) AS a(id text, actor text, role text, action text, target text, reason text, outcome text, "runId" text, detail jsonb)
  WHERE w.audit IS NOT NULL
), memory AS (
  INSERT INTO remembered_preference (owner_id, key, value, source, thread_id)
  SELECT DISTINCT ON (1, 2) w.remembered->>'ownerId', p.key, p.value, w.remembered->>'source', w."threadId"
  FROM win w, jsonb_each(w.remembered->'values') p ORDER BY 1, 2
  ON CONFLICT (owner_id, key) DO UPDATE SET value = excluded.value, source = excluded.source, thread_id = excluded.thread_id, updated_at = now()
)`;

/** What the store adds to a move; selects from `win w`. */
export const MOVED_COLUMNS = `w."runId" AS id, w.event_seq AS "eventSeq", now()::timestamptz(3) AS at,
  CASE WHEN jsonb_array_length(w.versions) = 0 AND jsonb_array_length(w.added) > 0 THEN
    (SELECT json_build_object('cause', v.cause, 'agent', v.agent, 'delta', v.delta, 'at', v.created_at) FROM state_version v
      WHERE v.thread_id = w."threadId" AND v.workflow = w.workflow AND v.version = w.version) END AS "dispatchedOn"`;

export const COMMIT_MOVES = `${STORE_MOVES}
SELECT ${MOVED_COLUMNS}
FROM win w`;

/** Steps as `OpenStep` has them; selects from `step s`. */
export const OPEN_STEPS = `coalesce(json_agg(json_build_object('stepId', s.id, 'agent', s.agent, 'attempt', s.attempt, 'firstAttempt', s.first_attempt,
    'lostCount', s.lost_count, 'waitCount', s.wait_count, 'version', s.version) ORDER BY s.id), '[]')`;

/** A run as the orchestrator needs it, with its state folded later from the deltas. $1: run id. */
export const LOAD_RUN = `
SELECT r.id, r.thread_id, r.owner_id, r.workflow, r.graph_version, r.status, r.version, r.move_count, r.step_count, r.log_seq, r.log_hash, r.traceparent, r.queue_rank, r.resting_state,
  (SELECT coalesce(json_agg(v.delta ORDER BY v.version), '[]') FROM state_version v
    WHERE r.resting_state IS NULL AND v.thread_id = r.thread_id AND v.workflow = r.workflow AND v.run_id = r.id) AS deltas,
  (SELECT ${OPEN_STEPS}
    FROM step s WHERE s.run_id = r.id AND s.status = 'pending') AS open_steps,
  (SELECT coalesce(json_agg(json_build_object('key', w.key, 'kind', w.kind, 'payload', w.payload) ORDER BY w.key), '[]') FROM run_wait w WHERE w.run_id = r.id) AS waits
FROM run r WHERE r.id = $1`;

/** Input of a step that is still wanted, as the deltas after a version the caller knows. $1 run, $2 step, $3 attempt, $4 version, $5 known version. */
export const LOAD_STEP_INPUT = `
SELECT r.owner_id, r.thread_id, r.workflow, r.model_calls, r.input_tokens, r.output_tokens, s.counted_attempt, EXISTS (SELECT 1 FROM call_journal c WHERE c.step_id = s.id) AS has_calls,
  (SELECT coalesce(json_agg(v.delta ORDER BY v.version), '[]') FROM state_version v
    WHERE v.thread_id = r.thread_id AND v.workflow = r.workflow AND v.run_id = r.id AND v.version > $5 AND v.version <= $4) AS deltas
FROM step s JOIN run r ON r.id = s.run_id
WHERE s.id = $2 AND s.run_id = $1 AND s.status = 'pending' AND s.attempt <= $3 AND s.version = $4 AND r.status = 'in_progress'`;

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
  RETURNING thread_id, workflow, version, event_seq, event_seq - (SELECT count(*)::int FROM fresh) AS before
), stored AS (
  INSERT INTO step_event (thread_id, workflow, version, index, step_id, ordinal, event, data)
  SELECT c.thread_id, c.workflow, c.version, $6 + c.before + f.place, $2, f.ordinal, f.event, f.data FROM counted c, fresh f
  ON CONFLICT (step_id, ordinal) DO NOTHING
  RETURNING version, index, event, data, created_at
)
SELECT c.thread_id AS "threadId", c.workflow, c.version, c.before AS prev, c.event_seq AS seq,
  (SELECT coalesce(json_agg(json_build_object('version', s.version, 'index', s.index, 'event', s.event, 'data', s.data, 'at', s.created_at) ORDER BY s.index), '[]')
    FROM stored s) AS events
FROM counted c`;
