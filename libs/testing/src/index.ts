export { createTestDatabase, createTestRedis } from './backing-services.js';
export type { TestDatabase } from './backing-services.js';
export { startApp, urlOf } from './app-process.js';
export type { AppName, AppProcess } from './app-process.js';
export { NavigoSystem } from './navigo-system.js';
export type { HttpAnswer } from './navigo-system.js';
export { PrivateRedis } from './private-redis.js';
export { TcpProxy } from './tcp-proxy.js';
