-- CreateTable
CREATE TABLE "place_correction" (
    "id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "town_id" TEXT NOT NULL,
    "change" JSONB NOT NULL,
    "why" TEXT,
    "url" TEXT,
    "state" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(6),
    "reason" TEXT,

    CONSTRAINT "place_correction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "place_answer" (
    "key" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "place_answer_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "place_correction_state_created_at_id_idx" ON "place_correction"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "place_correction_owner_id_state_idx" ON "place_correction"("owner_id", "state");

-- CreateIndex
CREATE INDEX "place_answer_at_idx" ON "place_answer"("at");
