-- Counts everything that a thread told: a move counts one, each event of a step counts one. Given out under the lock of the run's row.
ALTER TABLE "run" ADD COLUMN "event_seq" INTEGER NOT NULL DEFAULT 0;

-- What steps tell while they run. Events that follow from versions are not here: they are made from the versions.
CREATE TABLE "step_event" (
    "thread_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "index" INTEGER NOT NULL CHECK ("index" >= 100),
    "step_id" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL CHECK ("ordinal" BETWEEN 0 AND 500),
    "event" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "step_event_pkey" PRIMARY KEY ("thread_id", "version", "index")
);
-- A step that runs again tells nothing twice.
CREATE UNIQUE INDEX "step_event_step_id_ordinal_key" ON "step_event"("step_id", "ordinal");
