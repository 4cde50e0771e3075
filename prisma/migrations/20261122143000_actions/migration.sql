-- CreateTable
CREATE TABLE "effect" (
    "key" TEXT NOT NULL,
    "thread_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "step_id" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "output" JSONB,
    "cost_cents" INTEGER NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL,
    "begun_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "effect_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "action_policy" (
    "owner_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "policy" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "action_policy_pkey" PRIMARY KEY ("owner_id","version")
);

-- CreateIndex
CREATE INDEX "effect_run_id_idx" ON "effect"("run_id");

-- CreateIndex
CREATE INDEX "effect_thread_id_idx" ON "effect"("thread_id");

-- CreateIndex
CREATE INDEX "effect_owner_id_begun_at_idx" ON "effect"("owner_id", "begun_at");

-- An erased thread keeps nothing of what was done for it.
CREATE FUNCTION "forget_effects"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "effect" WHERE "thread_id" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "thread_forgets_effects" AFTER UPDATE OF "erased_at" ON "thread"
  FOR EACH ROW WHEN (OLD."erased_at" IS NULL AND NEW."erased_at" IS NOT NULL) EXECUTE FUNCTION "forget_effects"();
