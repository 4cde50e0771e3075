import type { ToolMessage } from '@app/ports';

const CHARS_PER_TOKEN = 4;
/** Names, roles and the like around each message. */
const FRAME_TOKENS = 8;
/** Enough to see what a cut text was about. */
const MIN_KEPT_CHARS = 200;
const CUT = '… (cut)\n</data>';

const charsOf = (message: ToolMessage): number => message.text.length + (message.role === 'assistant' ? JSON.stringify(message.toolCalls).length : 0);
const tokensOf = (messages: readonly ToolMessage[]): number =>
  messages.reduce((sum, message) => sum + Math.ceil(charsOf(message) / CHARS_PER_TOKEN) + FRAME_TOKENS, 0);

/**
 * The conversation as far as the model can read it: the system's words and the question always, then the newest rounds. A round stays
 * together, because a tool's answer without its call is refused by servers. A last round that is too long by itself is cut in its texts.
 */
export function fitWindow(messages: readonly ToolMessage[], windowTokens: number): ToolMessage[] {
  const firstRound = messages.findIndex(({ role }) => role === 'assistant');
  if (firstRound < 0 || tokensOf(messages) <= windowTokens) return [...messages];
  const opening = messages.slice(0, firstRound);
  const rounds = roundsOf(messages.slice(firstRound));
  let leftTokens = windowTokens - tokensOf(opening) - FRAME_TOKENS * 4;
  const kept: ToolMessage[][] = [];
  for (const round of rounds.reverse()) {
    const fitting = kept.length === 0 ? cutRound(round, leftTokens) : round;
    leftTokens -= tokensOf(fitting);
    if (kept.length > 0 && leftTokens < 0) break;
    kept.unshift(fitting);
  }
  const leftOut = rounds.length - kept.length;
  const note: ToolMessage[] = leftOut > 0 ? [{ role: 'user', text: `${leftOut} earlier rounds are left out here for want of space.` }] : [];
  return [...opening, ...note, ...kept.flat()];
}

/** Each begins with what the model said. */
function roundsOf(messages: readonly ToolMessage[]): ToolMessage[][] {
  const rounds: ToolMessage[][] = [];
  for (const message of messages) {
    if (message.role === 'assistant' || rounds.length === 0) rounds.push([]);
    rounds.at(-1)?.push(message);
  }
  return rounds;
}

function cutRound(round: readonly ToolMessage[], leftTokens: number): ToolMessage[] {
  if (tokensOf(round) <= leftTokens) return [...round];
  const answers = round.filter(({ role }) => role === 'tool');
  const others = tokensOf(round.filter(({ role }) => role !== 'tool')) + answers.length * FRAME_TOKENS;
  const share = Math.max(MIN_KEPT_CHARS, Math.floor(((leftTokens - others) * CHARS_PER_TOKEN) / Math.max(1, answers.length)) - CUT.length);
  return round.map((message) => (message.role === 'tool' && message.text.length > share ? { ...message, text: message.text.slice(0, share) + CUT } : message));
}
