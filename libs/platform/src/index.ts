export { ConfigError, loadConfig } from './config/load-config.js';
export type { Environment } from './config/load-config.js';
export { backingBlock, gatewayBlock, leaseBlock, modelBlock, providersBlock, runtimeBlock, workerBlock } from './config/blocks.js';
export { NestLogger, createLogger } from './logging/logger.js';
export type { Logger } from './logging/logger.js';
export { runApp } from './run-app.js';
export type { RunningApp } from './run-app.js';
