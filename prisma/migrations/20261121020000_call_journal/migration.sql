-- CreateTable
CREATE TABLE "call_journal" (
    "thread_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "step_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "result" JSONB,
    "model_calls" INTEGER NOT NULL DEFAULT 0,
    "input_tokens" INTEGER NOT NULL DEFAULT 0,
    "output_tokens" INTEGER NOT NULL DEFAULT 0,
    "cost_usd" DECIMAL(12,6),
    "duration_ms" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "call_journal_pkey" PRIMARY KEY ("step_id","name","input_hash")
);

-- CreateIndex
CREATE INDEX "call_journal_thread_id_idx" ON "call_journal"("thread_id");


-- What Prisma's schema language cannot say.

ALTER TABLE "call_journal" ADD CONSTRAINT "call_journal_kind_check" CHECK ("kind" IN ('tool', 'model'));
