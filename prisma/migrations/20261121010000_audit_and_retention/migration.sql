-- AlterTable
ALTER TABLE "run" ADD COLUMN     "compacted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "state_version" ADD COLUMN     "compacted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "step" ADD COLUMN     "first_attempt" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "reason" TEXT,
    "outcome" TEXT NOT NULL,
    "run_id" TEXT,
    "detail" JSONB NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scheduled_task" (
    "name" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scheduled_task_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "audit_entry_at_id_idx" ON "audit_entry"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_target_idx" ON "audit_entry"("target");


-- What Prisma's schema language cannot say.

-- The audit log is append-only here, not only in the code.
CREATE FUNCTION "refuse_audit_entry_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entry is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_entry_change"();
CREATE TRIGGER "audit_entry_no_truncate" BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_entry_change"();

-- What retention looks for.
CREATE INDEX "run_to_compact_idx" ON "run"("ended_at") WHERE "ended_at" IS NOT NULL AND "compacted_at" IS NULL;
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- A stored version never changes, but for one thing: once its run has ended and kept its whole state, it may give up its delta,
-- and then it says so for ever.
CREATE OR REPLACE FUNCTION "refuse_state_version_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."compacted_at" IS NULL AND NEW."compacted_at" IS NOT NULL AND NEW."delta" = '{}'::jsonb
     AND to_jsonb(NEW) - 'delta' - 'compacted_at' = to_jsonb(OLD) - 'delta' - 'compacted_at'
     AND EXISTS (SELECT 1 FROM "run" WHERE "id" = OLD."run_id" AND "ended_at" IS NOT NULL AND "resting_state" IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'state_version is immutable: UPDATE refused' USING ERRCODE = 'restrict_violation';
END $$;
