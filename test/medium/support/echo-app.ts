import 'reflect-metadata';
import { Controller } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { BullMqServer, QueueExceptionFilter } from '@app/queue';
import type { RedisClient } from '@app/queue';
import type { OutgoingMessage } from '@app/ports';

export const ECHO_QUEUE = 'echo';

/** A message for the echo queue; `text` is what its handler hears. */
export const echoMessage = (text: string, queue = ECHO_QUEUE): OutgoingMessage => ({ queue, jobId: `${text}.1`, payload: { text }, delayMs: 0 });

const heard = new Map<string, number>();
const listeners = new Set<() => void>();

@Controller()
class EchoController {
  @EventPattern(ECHO_QUEUE)
  onEcho(@Payload() data: { text: string }): void {
    heard.set(data.text, (heard.get(data.text) ?? 0) + 1);
    for (const listener of [...listeners]) listener();
  }
}
class EchoModule {}

/** Resolves when every one of `texts` was handled at least once. */
export async function untilHeard(texts: readonly string[]): Promise<void> {
  const isDone = (): boolean => texts.every((text) => heard.has(text));
  if (isDone()) return;
  await new Promise<void>((resolve) => {
    const listener = (): void => {
      if (!isDone()) return;
      listeners.delete(listener);
      resolve();
    };
    listeners.add(listener);
  });
}

/** A consumer of the echo queue; the returned function ends it. */
export async function serveEcho(redis: RedisClient): Promise<() => Promise<void>> {
  const strategy = new BullMqServer({
    redis,
    queues: [ECHO_QUEUE],
    concurrency: 4,
    lockDurationMs: 2_000,
    stalledIntervalMs: 1_000,
    onError: () => undefined,
    onFailed: () => undefined,
  });
  const module = { module: EchoModule, controllers: [EchoController], providers: [{ provide: APP_FILTER, useClass: QueueExceptionFilter }] };
  const app = await NestFactory.createMicroservice<MicroserviceOptions>(module, { strategy, logger: false });
  await app.listen();
  return () => app.close();
}
