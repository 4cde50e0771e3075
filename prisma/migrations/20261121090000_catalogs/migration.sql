-- CreateTable
CREATE TABLE "catalog" (
    "owner_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "counts" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalog_pkey" PRIMARY KEY ("owner_id","id")
);

-- CreateTable
CREATE TABLE "catalog_content" (
    "owner_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalog_content_pkey" PRIMARY KEY ("owner_id","hash")
);

-- CreateIndex
CREATE INDEX "catalog_content_used_at_idx" ON "catalog_content"("used_at");


-- What Prisma's schema language cannot say.

-- The content is compressed already.
ALTER TABLE "catalog_content" ALTER COLUMN "content" SET STORAGE EXTERNAL;
