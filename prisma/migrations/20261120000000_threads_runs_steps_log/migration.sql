-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "thread" (
    "id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "scenario" TEXT NOT NULL,
    "parent_thread_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "thread_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "run" (
    "id" TEXT NOT NULL,
    "thread_id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "graph_version" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "first_version" INTEGER NOT NULL,
    "move_count" INTEGER NOT NULL DEFAULT 0,
    "step_count" INTEGER NOT NULL DEFAULT 0,
    "log_seq" INTEGER NOT NULL,
    "log_hash" TEXT NOT NULL,
    "model_calls" INTEGER NOT NULL DEFAULT 0,
    "input_tokens" INTEGER NOT NULL DEFAULT 0,
    "output_tokens" INTEGER NOT NULL DEFAULT 0,
    "error" JSONB,
    "resting_state" JSONB,
    "traceparent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "state_version" (
    "thread_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "run_id" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "step_id" TEXT,
    "agent" TEXT,
    "delta" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "state_version_pkey" PRIMARY KEY ("thread_id","version")
);

-- CreateTable
CREATE TABLE "step" (
    "id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "agent" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "lost_count" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL,
    "lease_until" TIMESTAMPTZ(3) NOT NULL,
    "error_code" TEXT,
    "error_message" TEXT,
    "duration_ms" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_message" (
    "job_id" TEXT NOT NULL,
    "queue" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_message_pkey" PRIMARY KEY ("job_id")
);

-- CreateTable
CREATE TABLE "decision_log" (
    "thread_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "run_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "step_id" TEXT,
    "agent" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "entry" JSONB,
    "salt" TEXT,
    "content_hash" TEXT NOT NULL,
    "previous_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "decision_log_pkey" PRIMARY KEY ("thread_id","seq")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "owner_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "thread_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("owner_id","key")
);

-- CreateIndex
CREATE INDEX "thread_owner_id_created_at_idx" ON "thread"("owner_id", "created_at");

-- CreateIndex
CREATE INDEX "run_thread_id_first_version_idx" ON "run"("thread_id", "first_version");

-- CreateIndex
CREATE UNIQUE INDEX "step_run_id_version_agent_key" ON "step"("run_id", "version", "agent");

-- CreateIndex
CREATE UNIQUE INDEX "decision_log_step_id_key" ON "decision_log"("step_id");

-- AddForeignKey
ALTER TABLE "run" ADD CONSTRAINT "run_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What Prisma's schema language cannot say.

-- A thread has at most one run that is still open.
CREATE UNIQUE INDEX "run_one_open_per_thread_key" ON "run"("thread_id") WHERE "status" IN ('in_progress', 'awaiting_input', 'awaiting_review');

-- What the reconciler looks for.
CREATE INDEX "run_in_progress_idx" ON "run"("updated_at") WHERE "status" = 'in_progress';
CREATE INDEX "step_pending_idx" ON "step"("lease_until") WHERE "status" = 'pending';
CREATE INDEX "step_pending_id_idx" ON "step"("id") WHERE "status" = 'pending';
CREATE INDEX "outbox_message_due_idx" ON "outbox_message"("available_at");

-- Rows that are updated in place leave room for it, so that an update touches no index.
ALTER TABLE "run" SET (fillfactor = 60);
ALTER TABLE "step" SET (fillfactor = 80);

-- The decision log is append-only here, not only in the code. Erasing a person's words is the one change allowed:
-- entry and salt become null, every hash stays, so the chain still verifies.
CREATE FUNCTION "refuse_decision_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('navigo.erasing', true) = 'on' AND NEW."entry" IS NULL AND NEW."salt" IS NULL
     AND to_jsonb(NEW) - 'entry' - 'salt' = to_jsonb(OLD) - 'entry' - 'salt' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'decision_log is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "decision_log_append_only" BEFORE UPDATE OR DELETE ON "decision_log" FOR EACH ROW EXECUTE FUNCTION "refuse_decision_log_change"();
CREATE TRIGGER "decision_log_no_truncate" BEFORE TRUNCATE ON "decision_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_decision_log_change"();

-- A stored version never changes.
CREATE FUNCTION "refuse_state_version_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'state_version is immutable: UPDATE refused' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "state_version_immutable" BEFORE UPDATE ON "state_version" FOR EACH ROW EXECUTE FUNCTION "refuse_state_version_update"();
