-- CreateTable
CREATE TABLE "tool_credential" (
    "owner_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tool_credential_pkey" PRIMARY KEY ("owner_id","name")
);
