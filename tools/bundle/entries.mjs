/** The programs that run on their own, in `dist/apps`. What several of them load goes into files that they share. */
export const ENTRIES = [
  'gateway/src/main',
  'gateway/src/heavy/heavy-tasks',
  'orchestrator/src/main',
  'worker/src/main',
  'worker/src/threads/thread-tasks',
  'together/src/main',
  'cli/src/main',
  'cli/src/migrate',
];

/**
 * Packages that stay packages: they find files or threads beside themselves, or are loaded by few processes at a time of their own.
 */
export const KEPT_PACKAGES = [
  '@bull-board/api',
  '@bull-board/ui',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/sdk-node',
  'fontkit',
  'opening_hours',
  'pdfkit',
  'pino',
  'piscina',
  'reflect-metadata',
];

/** Packages that Nest and pg load only for what we do not use. */
export const UNUSED_PACKAGES = [
  '@fastify/multipart',
  '@fastify/view',
  '@grpc/grpc-js',
  '@grpc/proto-loader',
  '@nats-io/transport-node',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'amqp-connection-manager',
  'amqplib',
  'class-transformer',
  'class-validator',
  'kafkajs',
  'mqtt',
  'pg-native',
];

/** Packages that name their folder in comments or for what we do not use: sandboxed processors, friendly stacks, a native extension. */
export const NEVER_LOOKED_UP = ['bullmq', 'commander', 'ioredis', 'msgpackr', 'msgpackr-extract'];
