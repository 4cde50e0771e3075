-- What an owner's travellers prefer, kept from thread to thread: words of closed lists and codes, never a sentence.
CREATE TABLE "remembered_preference" (
    "owner_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "source" TEXT NOT NULL,
    "thread_id" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "remembered_preference_pkey" PRIMARY KEY ("owner_id", "key")
);

CREATE INDEX "remembered_preference_thread_id_idx" ON "remembered_preference"("thread_id");

ALTER TABLE "remembered_preference" ADD CONSTRAINT "remembered_preference_thread_id_fkey"
  FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A thread that leaves its owner, as an erased one does, is not named by what was said in it any more.
CREATE FUNCTION "forget_thread_of_memory"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "remembered_preference" SET "thread_id" = NULL WHERE "thread_id" = OLD."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "thread_leaves_owner" AFTER UPDATE OF "owner_id" ON "thread"
  FOR EACH ROW WHEN (OLD."owner_id" IS DISTINCT FROM NEW."owner_id") EXECUTE FUNCTION "forget_thread_of_memory"();
