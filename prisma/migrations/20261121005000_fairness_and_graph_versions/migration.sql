-- How many runs its owner had going when a run was opened, in coarse steps; its messages stand behind those of lower ranks.
ALTER TABLE "run" ADD COLUMN "queue_rank" INTEGER NOT NULL DEFAULT 0;
-- How often somebody had to look after the run since it last moved.
ALTER TABLE "run" ADD COLUMN "nudge_count" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "outbox_message" ADD COLUMN "rank" INTEGER NOT NULL DEFAULT 0;
-- How often an attempt was put off because a provider asked for patience; no fault of the step.
ALTER TABLE "step" ADD COLUMN "wait_count" INTEGER NOT NULL DEFAULT 0;

CREATE INDEX "run_open_by_owner_idx" ON "run"("owner_id") WHERE "status" = 'in_progress';
