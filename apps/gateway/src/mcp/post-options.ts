import { z } from 'zod';
import type { PostOptions } from '../plans/plans.service.js';
import type { McpCaller } from './mcp-tool.js';

const MAX_WAIT_SECONDS = 120;
/** Below the minute after which most clients give a call up. */
const DEFAULT_WAIT_SECONDS = 25;
const MS_PER_SECOND = 1_000;

/** The argument by which a caller says how long it waits. */
export const waitSeconds = z.number().int().min(0).max(MAX_WAIT_SECONDS).default(DEFAULT_WAIT_SECONDS).describe('How long to wait for the plan.');

/** What a POST of this caller would carry besides its body. */
export const optionsOf = ({ ownerId, traceparent }: McpCaller, seconds: number): PostOptions => ({
  ownerId,
  idempotencyKey: undefined,
  traceparent,
  waitMs: seconds * MS_PER_SECOND,
});
