export { BullMqMessageQueue } from './bullmq.message-queue.js';
export { BullMqServer } from './bullmq.server.js';
export type { BullMqServerOptions } from './bullmq.server.js';
export { QueueExceptionFilter } from './queue-exception.filter.js';
export { MovedSubscription, announceWith } from './announcer.js';
export type { MovedListener } from './announcer.js';
export { QueueReader } from './queue-reader.js';
export { findEvictionProblem, watchEviction } from './eviction.js';
export { REDIS_PREFIX, openConsumerRedis, openRequestRedis, untilReady } from './redis.js';
