-- The last attempt that told the run what it spent, 0 for none. What a lost attempt spent is told by the next one, out of the journal.
ALTER TABLE "step" ADD COLUMN "counted_attempt" INTEGER NOT NULL DEFAULT 0;
