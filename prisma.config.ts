import { defineConfig } from 'prisma/config';

/** Only for `prisma generate`; migrations are applied by `dist/apps/cli/src/migrate.js` without a native engine. */
export default defineConfig({ schema: 'prisma/schema.prisma' });
