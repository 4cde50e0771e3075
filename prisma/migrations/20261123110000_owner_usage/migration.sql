-- What an owner's runs of a day used is summed up before another one starts.
CREATE INDEX "run_owner_id_created_at_idx" ON "run"("owner_id", "created_at");
