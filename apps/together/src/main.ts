import 'reflect-metadata';
import { agentQueue } from '@app/engine';
import { SERVED_WORKFLOWS } from '@app/graph';
import { createLogger, loadConfig, readNamedNumbers, runApp } from '@app/platform';
import { BullMqMessageQueue, LocalLane, openRequestRedis, untilReady } from '@app/queue';
import { OrchestratorConfig } from '../../orchestrator/src/orchestrator.config.js';
import { openOrchestrator } from '../../orchestrator/src/open-orchestrator.js';
import { openWorker } from '../../worker/src/open-worker.js';

/** Without Redis an app still starts: what it commits is published once Redis is back. */
const REDIS_START_MS = 3_000;
/** Steps of one agent, and events of runs, that take the short way at a time; the usual room of a consumer on the bus comes on top. */
const ROOM = { roomPerQueue: 16, roomForRanked: 8 };

const THREAD_TASKS = new URL('../../worker/src/threads/thread-tasks.js', import.meta.url);

/** The worker's metrics are on the port after the orchestrator's. */
function workerEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const port = Number(env['METRICS_PORT']);
  return port > 0 ? { ...env, METRICS_PORT: String(port + 1) } : env;
}

/** Orchestrator and worker in one process: the same roles, queues and promises, with a short way between them. See docs/adr/0031. */
runApp(async () => {
  const config = loadConfig(OrchestratorConfig, process.env);
  const logger = createLogger('together', config.LOG_LEVEL);
  const redis = openRequestRedis(config.REDIS_URL, REDIS_START_MS);
  await untilReady(redis, REDIS_START_MS);
  const bus = new BullMqMessageQueue(redis);
  const lane = new LocalLane(bus, {
    ...ROOM,
    onLost: (error, { queue, jobId }) => logger.warn({ queue, jobId, error: String(error) }, 'message left to whoever looks after lost steps'),
  });
  const orchestrator = await openOrchestrator(process.env, lane);
  const worker = await openWorker(workerEnv(process.env), { lane, threadTasks: THREAD_TASKS });
  lane.serve(orchestrator.queues, orchestrator.handle);
  // Where all workers together have a limit, the bus keeps it.
  const limited = readNamedNumbers('AGENT_GLOBAL_CONCURRENCY', config.AGENT_GLOBAL_CONCURRENCY, Object.keys(SERVED_WORKFLOWS.agents()));
  const limitedQueues = new Set([...limited.keys()].map(agentQueue));
  lane.serve(
    worker.queues.filter((queue) => !limitedQueues.has(queue)),
    worker.handle,
  );
  logger.info('together ready');
  return {
    close: async () => {
      await worker.close();
      await orchestrator.close();
      await bus.close();
      redis.disconnect();
    },
  };
});
