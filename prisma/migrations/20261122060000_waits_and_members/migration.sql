-- What a run waits for; a run at rest has one row for each thing that may wake it.
CREATE TABLE "run_wait" (
    "run_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "remind_at" TIMESTAMPTZ(3),
    "deadline" TIMESTAMPTZ(3),

    CONSTRAINT "run_wait_pkey" PRIMARY KEY ("run_id", "key"),
    CONSTRAINT "run_wait_kind_check" CHECK ("kind" IN ('input', 'decision', 'timer', 'webhook', 'run')),
    CONSTRAINT "run_wait_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "run"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- What the caretaker looks for: reminders and deadlines by time, children by their run.
CREATE INDEX "run_wait_due_idx" ON "run_wait"((coalesce("remind_at", "deadline"))) WHERE "remind_at" IS NOT NULL OR "deadline" IS NOT NULL;
CREATE INDEX "run_wait_child_idx" ON "run_wait"(("payload"->>'runId')) WHERE "kind" = 'run';

-- Few runs wait; the caretaker looks whether each says for what.
CREATE INDEX "run_waiting_idx" ON "run"("id") WHERE "status" IN ('awaiting_input', 'awaiting_review', 'waiting');

-- Runs that wait for a person already. They were reminded at half of the default time; one that was, is not reminded again.
INSERT INTO "run_wait" ("run_id", "key", "kind", "since", "remind_at", "deadline")
SELECT "id", CASE "status" WHEN 'awaiting_input' THEN 'questions' ELSE 'review' END, CASE "status" WHEN 'awaiting_input' THEN 'input' ELSE 'decision' END,
  coalesce("waiting_since", "updated_at"),
  CASE WHEN "status" = 'awaiting_review' AND "reminded_at" IS NULL THEN coalesce("waiting_since", "updated_at") + interval '12 hours' END,
  CASE WHEN "status" = 'awaiting_review' THEN coalesce("waiting_since", "updated_at") + interval '24 hours' END
FROM "run" WHERE "status" IN ('awaiting_input', 'awaiting_review');

-- A thread has at most one open run of each workflow. Each workflow numbers its versions and chains its log by itself.
ALTER TABLE "state_version" ADD COLUMN "workflow" TEXT NOT NULL DEFAULT 'plan';
ALTER TABLE "decision_log" ADD COLUMN "workflow" TEXT NOT NULL DEFAULT 'plan';
ALTER TABLE "step_event" ADD COLUMN "workflow" TEXT NOT NULL DEFAULT 'plan';
ALTER TABLE "state_version" DROP CONSTRAINT "state_version_pkey", ADD CONSTRAINT "state_version_pkey" PRIMARY KEY ("thread_id", "workflow", "version");
ALTER TABLE "decision_log" DROP CONSTRAINT "decision_log_pkey", ADD CONSTRAINT "decision_log_pkey" PRIMARY KEY ("thread_id", "workflow", "seq");
ALTER TABLE "step_event" DROP CONSTRAINT "step_event_pkey", ADD CONSTRAINT "step_event_pkey" PRIMARY KEY ("thread_id", "workflow", "version", "index");
DROP INDEX "run_one_open_per_thread_key";
CREATE UNIQUE INDEX "run_one_open_per_workflow_key" ON "run"("thread_id", "workflow")
  WHERE "status" IN ('in_progress', 'awaiting_input', 'awaiting_review', 'waiting');

-- Who may see a thread and act in it. Whoever opens a thread owns it.
CREATE TABLE "thread_member" (
    "thread_id" TEXT NOT NULL,
    "member_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    -- Of the thread, so that a member's threads are paged along one index.
    "thread_created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "thread_member_pkey" PRIMARY KEY ("thread_id", "member_id"),
    CONSTRAINT "thread_member_role_check" CHECK ("role" IN ('owner', 'editor', 'viewer')),
    CONSTRAINT "thread_member_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "thread_member_member_id_idx" ON "thread_member"("member_id", "thread_created_at" DESC, "thread_id" DESC);
INSERT INTO "thread_member" ("thread_id", "member_id", "role", "thread_created_at")
SELECT "id", "owner_id", 'owner', "created_at" FROM "thread" WHERE "erased_at" IS NULL;

-- By the database, so that threads of processes that know nothing of members have their owner as well.
CREATE FUNCTION "add_thread_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "thread_member" ("thread_id", "member_id", "role", "thread_created_at") VALUES (NEW."id", NEW."owner_id", 'owner', NEW."created_at");
  RETURN NULL;
END $$;
CREATE TRIGGER "thread_has_owner" AFTER INSERT ON "thread" FOR EACH ROW EXECUTE FUNCTION "add_thread_owner"();

-- As before, with waits and members; only an owner erases.
CREATE OR REPLACE FUNCTION "erase_thread"("p_owner" text, "p_thread" text, "p_audit" jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  "v_steps" jsonb;
  "v_run" jsonb;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "thread_member" WHERE "thread_id" = "p_thread" AND "member_id" = "p_owner" AND "role" = 'owner') THEN
    RETURN NULL;
  END IF;
  PERFORM 1 FROM "run" WHERE "thread_id" = "p_thread" ORDER BY "workflow", "first_version" FOR UPDATE;
  PERFORM 1 FROM "thread" WHERE "id" = "p_thread" AND "erased_at" IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  DELETE FROM "thread_member" WHERE "thread_id" = "p_thread";
  PERFORM set_config('navigo.erasing', 'on', true);
  UPDATE "thread" SET "owner_id" = '', "scenario" = 'erased', "parent_thread_id" = NULL, "parent_version" = NULL, "erased_at" = now() WHERE "id" = "p_thread";
  UPDATE "run" SET "owner_id" = '', "move_count" = "move_count" + 1, "event_seq" = "event_seq" + 1, "error" = NULL, "resting_state" = '{}', "traceparent" = NULL,
    "status" = CASE WHEN "status" IN ('in_progress', 'awaiting_input', 'awaiting_review', 'waiting') THEN 'cancelled' ELSE "status" END,
    "ended_at" = coalesce("ended_at", now()), "compacted_at" = coalesce("compacted_at", now()), "updated_at" = now()
    WHERE "thread_id" = "p_thread";
  SELECT coalesce(jsonb_agg(jsonb_build_object('stepId', s."id", 'agent', s."agent", 'attempt', s."attempt", 'workflow', r."workflow", 'graphVersion', r."graph_version")), '[]')
    INTO "v_steps" FROM "step" s JOIN "run" r ON r."id" = s."run_id" WHERE r."thread_id" = "p_thread";
  SELECT jsonb_build_object('runId', "id", 'version', "version", 'eventSeq', (SELECT max("event_seq") FROM "run" WHERE "thread_id" = "p_thread"))
    INTO "v_run" FROM "run" WHERE "thread_id" = "p_thread" ORDER BY "created_at" DESC LIMIT 1;
  DELETE FROM "outbox_message" WHERE "payload"->>'runId' IN (SELECT "id" FROM "run" WHERE "thread_id" = "p_thread");
  DELETE FROM "run_wait" WHERE "run_id" IN (SELECT "id" FROM "run" WHERE "thread_id" = "p_thread");
  DELETE FROM "idempotency_key" WHERE "thread_id" = "p_thread";
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
