import { Body, Controller, Get, HttpCode, HttpStatus, Inject, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DEFAULT_POLICY, actionTool, evaluatePolicy } from '@app/actions';
import { PolicyBody, RequestError, SimulateBody } from '@app/contracts';
import type { PolicyAnswer, PolicyVersions, SimulateAnswer } from '@app/contracts';
import type { ActionPolicyStore, ClockPort } from '@app/ports';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { ACTION_POLICIES, CLOCK } from '../tokens.js';

const SHOWN_VERSIONS = 50;
const NOTHING_SPENT = { run: 0, day: 0, month: 0 };
const FREE = { amountCents: 0, currency: 'EUR' };
const NO_POLICY: PolicyAnswer = { version: 0, policy: DEFAULT_POLICY, createdAt: null };

/** `/policy`: what the caller's runs of actions may do outside. Without one of their own a careful default holds. */
@Controller('policy')
export class PolicyController {
  constructor(
    @Inject(ACTION_POLICIES) private readonly policies: ActionPolicyStore,
    @Inject(CLOCK) private readonly clock: ClockPort,
  ) {}

  @Get()
  async look(@Req() request: FastifyRequest): Promise<PolicyAnswer> {
    return (await this.policies.find(callerOf(request).ownerId)) ?? NO_POLICY;
  }

  @Get('versions')
  async versions(@Req() request: FastifyRequest): Promise<PolicyVersions> {
    return { items: [...(await this.policies.list(callerOf(request).ownerId, SHOWN_VERSIONS))] };
  }

  @Put()
  async put(@Body(new ZodPipe(PolicyBody)) { policy, expectedVersion }: PolicyBody, @Req() request: FastifyRequest): Promise<PolicyAnswer> {
    const unknown = [...(policy.tools ?? []), ...policy.approveTools].find((name) => !actionTool(name));
    if (unknown !== undefined)
      throw new RequestError('VALIDATION_ERROR', `policy.tools: there is no tool ${unknown}`, [
        { path: 'policy.tools', message: `there is no tool ${unknown}` },
      ]);
    const stored = await this.policies.put(callerOf(request).ownerId, policy, expectedVersion);
    if (!stored) throw new RequestError('VERSION_CONFLICT', 'The policy was changed meanwhile; look at it with GET /policy and send yours again.');
    return stored;
  }

  /** What a policy, or the one that holds, would say at a moment; nothing is spent and nothing is done. */
  @Post('simulate')
  @HttpCode(HttpStatus.OK)
  async simulate(@Body(new ZodPipe(SimulateBody)) body: SimulateBody, @Req() request: FastifyRequest): Promise<SimulateAnswer> {
    const policy = body.policy ?? (await this.policies.find(callerOf(request).ownerId))?.policy ?? DEFAULT_POLICY;
    const { mode, confidence } = body;
    const at = { mode, confidence, now: body.at === undefined ? this.clock.now() : new Date(body.at), spent: NOTHING_SPENT, approvers: [] };
    const verdicts = body.steps.map(({ tool: name, costEstimate = FREE }, index) => {
      const tool = actionTool(name);
      if (!tool)
        throw new RequestError('VALIDATION_ERROR', `steps.${index}: there is no tool ${name}`, [{ path: `steps.${index}.tool`, message: 'is no tool' }]);
      return evaluatePolicy(policy, { id: `s${index + 1}`, tool: name, risk: tool.risk, costEstimate }, tool, at);
    });
    return { verdicts };
  }
}
