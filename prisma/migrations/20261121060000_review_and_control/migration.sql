-- Since when a run waits for a person, and when that person was reminded.
ALTER TABLE "run" ADD COLUMN "waiting_since" TIMESTAMPTZ(3);
ALTER TABLE "run" ADD COLUMN "reminded_at" TIMESTAMPTZ(3);
UPDATE "run" SET "waiting_since" = "updated_at" WHERE "status" IN ('awaiting_input', 'awaiting_review');

-- Requests for a thread that wait for the end of the run before them; each becomes a run under the id it has here.
CREATE TABLE "queued_request" (
    "run_id" TEXT NOT NULL,
    "position" BIGINT GENERATED ALWAYS AS IDENTITY,
    "thread_id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "graph_version" INTEGER NOT NULL,
    "state" JSONB NOT NULL,
    "traceparent" TEXT,
    "queue" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "queued_request_pkey" PRIMARY KEY ("run_id")
);
CREATE INDEX "queued_request_thread_id_position_idx" ON "queued_request"("thread_id", "position");

-- What Prisma's schema language cannot say.

-- What the review timer looks for.
CREATE INDEX "run_awaiting_review_idx" ON "run"("waiting_since") WHERE "status" = 'awaiting_review';
