-- CreateTable
CREATE TABLE "webhook" (
    "id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failing_since" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "note" TEXT,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" TEXT NOT NULL,
    "webhook_id" TEXT NOT NULL,
    "thread_id" TEXT,
    "payload" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "code" TEXT,
    "detail" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_owner_id_created_at_idx" ON "webhook"("owner_id", "created_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_created_at_idx" ON "webhook_delivery"("webhook_id", "created_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_status_created_at_idx" ON "webhook_delivery"("status", "created_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_thread_id_idx" ON "webhook_delivery"("thread_id");

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is looked for every second: deliveries whose time has come, of all webhooks and of one.
CREATE INDEX "webhook_delivery_due_idx" ON "webhook_delivery"("next_at") WHERE "status" = 'pending';
CREATE INDEX "webhook_delivery_own_due_idx" ON "webhook_delivery"("webhook_id", "next_at") WHERE "status" = 'pending';
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_status_check" CHECK ("status" IN ('pending', 'delivered', 'dead'));

-- A row for each webhook of a member of the thread that wants to hear of this. In the transaction of what it tells, so that neither is
-- there without the other; a message is named after what it tells, so that telling it twice is telling it once.
CREATE FUNCTION "tell_webhooks"("p_thread" text, "p_kind" text, "p_name" text, "p_type" text, "p_data" jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "webhook_delivery" ("id", "webhook_id", "thread_id", "payload")
  SELECT w."id" || '.' || "p_name", w."id", "p_thread", jsonb_build_object('type', "p_type",
    'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', "p_data" || jsonb_build_object('threadId', split_part("p_thread", '.', 1)))
  FROM "thread_member" m JOIN "webhook" w ON w."owner_id" = m."member_id"
  WHERE m."thread_id" = "p_thread" AND w."disabled_at" IS NULL AND "p_kind" = ANY (w."events")
  ON CONFLICT ("id") DO NOTHING;
$$;

CREATE FUNCTION "tell_of_run"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "v_kind" text := CASE NEW."status" WHEN 'complete' THEN 'completion' WHEN 'awaiting_input' THEN 'question' WHEN 'awaiting_review' THEN 'review' ELSE 'failure' END;
BEGIN
  PERFORM "tell_webhooks"(NEW."thread_id", "v_kind", NEW."id" || '.' || NEW."move_count", NEW."workflow" || '.' || "v_kind",
    jsonb_build_object('runId', NEW."id", 'workflow', NEW."workflow", 'status', NEW."status", 'version', NEW."version"));
  RETURN NULL;
END $$;
CREATE TRIGGER "run_tells_webhooks" AFTER UPDATE OF "status" ON "run" FOR EACH ROW
  WHEN (OLD."status" IS DISTINCT FROM NEW."status" AND NEW."owner_id" <> ''
    AND NEW."status" IN ('complete', 'refused', 'awaiting_input', 'awaiting_review', 'failed', 'expired', 'limit_reached'))
  EXECUTE FUNCTION "tell_of_run"();

CREATE FUNCTION "tell_of_watch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tell_webhooks"(NEW."thread_id", 'watch', NEW."run_id" || '.' || NEW."version", 'watch.noticed',
    jsonb_build_object('watchId', NEW."run_id", 'version', NEW."version", 'findings', NEW."delta"->'notice'->'findings', 'proposal', NEW."delta"->'proposal'->'number'));
  RETURN NULL;
END $$;
CREATE TRIGGER "watch_tells_webhooks" AFTER INSERT ON "state_version" FOR EACH ROW
  WHEN (NEW."workflow" = 'watch' AND jsonb_typeof(NEW."delta"->'notice') = 'object')
  EXECUTE FUNCTION "tell_of_watch"();

-- An erased thread is told of no more.
CREATE FUNCTION "forget_deliveries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "webhook_delivery" WHERE "thread_id" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "thread_forgets_deliveries" AFTER UPDATE OF "erased_at" ON "thread"
  FOR EACH ROW WHEN (OLD."erased_at" IS NULL AND NEW."erased_at" IS NOT NULL) EXECUTE FUNCTION "forget_deliveries"();
