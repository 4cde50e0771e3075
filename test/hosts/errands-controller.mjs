/** Gives the gateway of a test `/errands`: opens runs of a second workflow, shows them and takes decisions, through the engine as it is. */
import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { GatewayModule } from '../../dist/apps/gateway/src/gateway.module.js';
import { DATABASE, ENGINE } from '../../dist/apps/gateway/src/tokens.js';
import { RequestError } from '../../dist/libs/contracts/src/index.js';
import { bodyHashOf, reviewRun, startRun } from '../../dist/libs/engine/src/index.js';
import { PostgresThreadStore } from '../../dist/libs/persistence/src/index.js';

const OWNER = 'local';

class ErrandsController {
  constructor(engine, db) {
    this.engine = engine;
    this.threads = new PostgresThreadStore(db, engine.workflows, 'errand');
  }

  async start({ task, threadId }, key) {
    const { name } = this.engine.workflows.current('errand');
    const started = await startRun(this.engine, {
      ...{ workflow: name, ownerId: OWNER, threadId, scenario: 'errand', state: { task }, idempotencyKey: key, traceparent: null },
    });
    return this.look(started.threadId);
  }

  async look(threadId) {
    const thread = await this.find(threadId);
    return { threadId, status: thread.status, version: thread.version, state: thread.state };
  }

  async decide(threadId, body, key) {
    const idempotency = key === undefined ? null : { key, bodyHash: bodyHashOf({ decide: threadId, body }) };
    const used = idempotency && (await this.engine.store.findKey(OWNER, key));
    if (!used) await reviewRun(this.engine, { thread: await this.find(threadId), body, idempotency });
    return this.look(threadId);
  }

  async find(threadId) {
    const thread = await this.threads.findThread(OWNER, threadId);
    if (!thread) throw new RequestError('NOT_FOUND', `There is no errand ${threadId}.`);
    return thread;
  }
}

const decorate = (method, ...decorators) => {
  const descriptor = Object.getOwnPropertyDescriptor(ErrandsController.prototype, method);
  for (const decorator of decorators) decorator(ErrandsController.prototype, method, descriptor);
};
const given = (method, ...decorators) => decorators.forEach((decorator, index) => decorator(ErrandsController.prototype, method, index));
decorate('start', Post(), HttpCode(202));
given('start', Body(), Headers('idempotency-key'));
decorate('look', Get(':threadId'));
given('look', Param('threadId'));
decorate('decide', Post(':threadId/decide'), HttpCode(202));
given('decide', Param('threadId'), Body(), Headers('idempotency-key'));
Controller('errands')(ErrandsController);
Inject(ENGINE)(ErrandsController, undefined, 0);
Inject(DATABASE)(ErrandsController, undefined, 1);

const gatewayWith = GatewayModule.with.bind(GatewayModule);
GatewayModule.with = (parts) => {
  const module = gatewayWith(parts);
  return { ...module, controllers: [...module.controllers, ErrandsController] };
};
