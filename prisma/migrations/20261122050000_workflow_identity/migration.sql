-- The workflow that a run keeps to a version of; everything that was there before is a plan.
ALTER TABLE "run" ADD COLUMN "workflow" TEXT NOT NULL DEFAULT 'plan';
ALTER TABLE "queued_request" ADD COLUMN "workflow" TEXT NOT NULL DEFAULT 'plan';

-- As before, with the workflow of each step, which names the queue that its outcome may wait in.
CREATE OR REPLACE FUNCTION "erase_thread"("p_owner" text, "p_thread" text, "p_audit" jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  "v_steps" jsonb;
  "v_run" jsonb;
BEGIN
  PERFORM 1 FROM "run" WHERE "thread_id" = "p_thread" AND "owner_id" = "p_owner" ORDER BY "first_version" FOR UPDATE;
  PERFORM 1 FROM "thread" WHERE "id" = "p_thread" AND "owner_id" = "p_owner" FOR UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('navigo.erasing', 'on', true);
  UPDATE "thread" SET "owner_id" = '', "scenario" = 'erased', "parent_thread_id" = NULL, "parent_version" = NULL, "erased_at" = now() WHERE "id" = "p_thread";
  UPDATE "run" SET "owner_id" = '', "move_count" = "move_count" + 1, "event_seq" = "event_seq" + 1, "error" = NULL, "resting_state" = '{}', "traceparent" = NULL,
    "status" = CASE WHEN "status" IN ('in_progress', 'awaiting_input', 'awaiting_review') THEN 'cancelled' ELSE "status" END,
    "ended_at" = coalesce("ended_at", now()), "compacted_at" = coalesce("compacted_at", now()), "updated_at" = now()
    WHERE "thread_id" = "p_thread";
  SELECT coalesce(jsonb_agg(jsonb_build_object('stepId', s."id", 'agent', s."agent", 'attempt', s."attempt", 'workflow', r."workflow", 'graphVersion', r."graph_version")), '[]')
    INTO "v_steps" FROM "step" s JOIN "run" r ON r."id" = s."run_id" WHERE r."thread_id" = "p_thread";
  SELECT jsonb_build_object('runId', "id", 'version', "version", 'eventSeq', "event_seq")
    INTO "v_run" FROM "run" WHERE "thread_id" = "p_thread" ORDER BY "first_version" DESC LIMIT 1;
  DELETE FROM "outbox_message" WHERE "payload"->>'runId' IN (SELECT "id" FROM "run" WHERE "thread_id" = "p_thread");
  DELETE FROM "idempotency_key" WHERE "owner_id" = "p_owner" AND "thread_id" = "p_thread";
  DELETE FROM "queued_request" WHERE "thread_id" = "p_thread";
  DELETE FROM "share_link" WHERE "thread_id" = "p_thread";
  DELETE FROM "call_journal" WHERE "thread_id" = "p_thread";
  DELETE FROM "step_event" WHERE "thread_id" = "p_thread";
  DELETE FROM "state_version" WHERE "thread_id" = "p_thread";
  DELETE FROM "step" WHERE "run_id" IN (SELECT "id" FROM "run" WHERE "thread_id" = "p_thread");
  UPDATE "decision_log" SET "entry" = NULL, "salt" = NULL WHERE "thread_id" = "p_thread" AND "entry" IS NOT NULL;
  INSERT INTO "audit_entry" ("id", "actor", "role", "action", "target", "reason", "outcome", "run_id", "detail")
    SELECT a."id", a."actor", a."role", a."action", a."target", a."reason", a."outcome", a."runId", a."detail"
    FROM jsonb_to_record("p_audit") AS a("id" text, "actor" text, "role" text, "action" text, "target" text, "reason" text, "outcome" text, "runId" text, "detail" jsonb);
  PERFORM set_config('navigo.erasing', '', true);
  RETURN jsonb_build_object('steps', "v_steps", 'newestRun', "v_run");
END $$;
