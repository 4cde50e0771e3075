import type { ModelUsage, ToolMessage, ToolReply } from '@app/ports';
import { cleanWords } from '../dispatch/clean-words.js';
import type { ToolObservation } from '../dispatch/observation.js';
import { act } from './act.js';
import { fitWindow } from './fit-window.js';
import type { LoopFlag, LoopOptions, LoopResult, Verdict } from './loop-types.js';
import { ToolHealth } from './tool-health.js';

const MAX_ROUNDS = 10;
const MAX_SENT_BACK = 2;
const LAST_ROUND = 'This is the last round: no more tools. Answer now with what is known, and say what is not.';

/** What one loop gathers on its way. */
interface Progress<T> {
  readonly messages: ToolMessage[];
  readonly observations: ToolObservation[];
  readonly health: ToolHealth;
  readonly flags: Set<LoopFlag | string>;
  usage: ModelUsage;
  sentBack: number;
  /** The answer with the fewest faults so far. */
  best: Verdict<T>;
}

/**
 * Think, act, observe: the model sees the whole conversation each round, as far as its window reaches, asks for tools, and answers in
 * the end. An answer with faults goes back to it twice at most; after ten rounds the best draft stands, and a flag says so.
 *
 * @throws what the model throws, and the reason of `signal`.
 */
export async function runLoop<T>(options: LoopOptions<T>): Promise<LoopResult<T>> {
  const progress: Progress<T> = {
    messages: [
      { role: 'system', text: options.system },
      { role: 'user', text: options.question },
    ],
    observations: [],
    health: new ToolHealth(),
    flags: new Set(),
    usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 },
    sentBack: 0,
    best: { draft: null, faults: ['no answer was given'] },
  };
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    options.signal.throwIfAborted();
    const reply = await think(options, progress, round);
    // In the last round a call cannot be followed by an answer any more.
    if (reply.toolCalls.length > 0) {
      if (round < MAX_ROUNDS) await actOn(reply, options, { progress, round });
    } else if (await isFinal(reply, options, { progress, round })) return resultOf(options, progress, round);
  }
  progress.flags.add('LOOP_ROUNDS_USED_UP');
  return resultOf(options, progress, MAX_ROUNDS);
}

interface At<T> {
  readonly progress: Progress<T>;
  readonly round: number;
}

async function think<T>(options: LoopOptions<T>, progress: Progress<T>, round: number): Promise<ToolReply> {
  const isLast = round === MAX_ROUNDS;
  if (isLast) progress.messages.push({ role: 'user', text: LAST_ROUND });
  const tools = isLast ? [] : progress.health.usable(options.tools);
  const reply = await options.model.chat(fitWindow(progress.messages, options.windowTokens), tools, options.signal);
  progress.usage = {
    modelCalls: progress.usage.modelCalls + reply.usage.modelCalls,
    inputTokens: progress.usage.inputTokens + reply.usage.inputTokens,
    outputTokens: progress.usage.outputTokens + reply.usage.outputTokens,
  };
  if (reply.toolCalls.length > 0 && reply.text.trim() !== '') options.onEvent({ type: 'thought', round, text: cleanWords(reply.text) });
  return reply;
}

async function actOn<T>(reply: ToolReply, options: LoopOptions<T>, { progress, round }: At<T>): Promise<void> {
  const { health, flags, messages, observations } = progress;
  const acted = await act(reply.toolCalls, { dispatch: options.dispatch, onEvent: options.onEvent, health, round });
  // A name that the model made up is no tool that anybody could miss.
  for (const tool of acted.givenUp) if (options.tools.some((known) => known.function.name === tool)) flags.add(`TOOL_GIVEN_UP:${tool}`);
  for (const observation of acted.observations) if (observation.ok) for (const flag of observation.flags) flags.add(flag);
  observations.push(...acted.observations);
  messages.push({ role: 'assistant', text: reply.text, toolCalls: reply.toolCalls }, ...acted.messages);
}

/** True when the answer is sound, or has been sent back as often as may be. */
async function isFinal<T>(reply: ToolReply, options: LoopOptions<T>, { progress, round }: At<T>): Promise<boolean> {
  const verdict = await options.validate(reply.text, progress.observations);
  progress.best = better(progress.best, verdict);
  if (verdict.faults.length === 0) {
    options.onEvent({ type: 'answer', round, text: cleanWords(reply.text) });
    return true;
  }
  options.onEvent({ type: 'draft_refused', round, faults: verdict.faults });
  if (progress.sentBack >= MAX_SENT_BACK) {
    progress.flags.add('LOOP_FAULTS_LEFT');
    return true;
  }
  progress.sentBack += 1;
  progress.messages.push({ role: 'assistant', text: reply.text, toolCalls: [] }, { role: 'user', text: sentBackWords(verdict.faults) });
  return false;
}

/** The newer one unless it holds no draft or has more faults. */
function better<T>(best: Verdict<T>, newer: Verdict<T>): Verdict<T> {
  if (best.draft === null) return newer;
  return newer.draft === null || newer.faults.length > best.faults.length ? best : newer;
}

const sentBackWords = (faults: readonly string[]): string =>
  `This answer cannot stand:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nPut it right and answer again.`;

function resultOf<T>(options: LoopOptions<T>, progress: Progress<T>, rounds: number): LoopResult<T> {
  const { best, flags, observations, usage } = progress;
  const hasSoundOther = best.faults.length > 0 && options.initialDraft !== undefined;
  const { draft, faults } = hasSoundOther ? { draft: options.initialDraft ?? null, faults: [] } : best;
  return { draft, faults, flags: [...flags], rounds, observations, usage };
}
