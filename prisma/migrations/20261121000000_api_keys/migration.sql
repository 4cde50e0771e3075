-- CreateTable
CREATE TABLE "api_key" (
    "id" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_key_prefix_key" ON "api_key"("prefix");

-- DropIndex
DROP INDEX "decision_log_step_id_key";

-- CreateIndex
CREATE UNIQUE INDEX "decision_log_step_id_attempt_key" ON "decision_log"("step_id", "attempt");


-- What Prisma's schema language cannot say.

ALTER TABLE "api_key" ADD CONSTRAINT "api_key_role_check" CHECK ("role" IN ('user', 'viewer', 'operator'));

-- What operators page through.
CREATE INDEX "step_failed_idx" ON "step"("settled_at" DESC, "id" DESC) WHERE "status" = 'failed';
