import { defineAgent } from '@app/agent-kit';
import type { ValuesOf } from '@app/agent-kit';
import type { ParsedRequest } from '@app/contracts';
import { applyAnswers, warmUpReader } from '@app/reader';
import type { Contradiction, Evidence } from '@app/reader';
import { readerOptions } from '../request-kit/reader-options.js';
import { TRIP_PLACES } from '../request-kit/trip-places.js';
import { todayOf } from '../request-kit/today-of.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { withKnownWishes, withNamedWishes } from './known-wishes.js';
import { mergeExtraction } from './merge-extraction.js';
import type { MergedRequest } from './merge-extraction.js';
import { readAside } from './read-aside.js';
import { requirementParserExpert } from './requirement-parser.expert.js';
import { requirementParserPrompt } from './requirement-parser.prompt.js';
import { RequirementExtraction, reads, writes } from './requirement-parser.schema.js';

const MAX_QUOTED_CHARS = 500;
const MAX_WORDS_CHARS = 80;

/** Reads the trip's facts from a person's turns: rules first, a model for what they missed, code over both. */
export const requirementParser = defineAgent({
  name: 'requirement_parser',
  title: 'Requirement parser',
  reads,
  writes,
  policy: { timeoutMs: 60_000, maxAttempts: 3 },
  expert: requirementParserExpert,
  warmUp: () => warmUpReader(TRIP_PLACES),
  simulate: (state) => ({ readTurns: Array.isArray(state['turns']) ? state['turns'].length : 0 }),
  async run(state, agentContext) {
    const { model, tell, now, signal } = agentContext;
    const { turns } = state;
    const context = state.context ?? null;
    const today = todayOf(now, context);
    const folded = foldAnswers(state, today);
    const alsoAsked = (state.contradictions ?? []).map(({ field }) => field);
    const toRead = {
      turns,
      readTurns: state.readTurns ?? 0,
      previous: folded.previous,
      alsoAsked,
      openContradictions: openOf(state),
      context,
      today,
    };
    const read = await readAside(toRead, agentContext);
    const input = { turns, today, locale: context?.locale ?? null, read: read.parsed };
    tell(thought(`Reading ${counted(turns.length, 'message')} for places, dates, travellers and money.`));
    const { value } = await model.complete(
      { task: 'requirement_parser', schemaName: 'RequirementExtraction', schema: RequirementExtraction, ...requirementParserPrompt(input), input },
      signal,
    );
    const merged = mergeExtraction(read.parsed, value, turns.join('\n'));
    return {
      writes: {
        parsedRequest: withNamedWishes(withKnownWishes(merged.parsed)),
        readTurns: turns.length,
        contradictions: [...read.contradictions],
        foldedAnswers: folded.answers,
      },
      decision: {
        inputSummary: `${turns.length} turn(s), ${turns.length - (state.readTurns ?? 0)} of them new`,
        keyEvidence: evidenceLines(turns, merged, read.evidence),
        outputSummary: `${extractedFields(merged.parsed).length} field(s) read, ${read.contradictions.length} contradiction(s)`,
        riskFlags: [],
      },
    };
  },
});

/** What is still in doubt after the answers so far. */
const openOf = ({ contradictions, answers }: ValuesOf<typeof reads>): Contradiction[] =>
  (contradictions ?? []).filter(({ field }) => !Object.hasOwn(answers ?? {}, field));

/** Answers given before a further turn become part of what was known, so that the turn can correct them. */
function foldAnswers(
  { parsedRequest, answers, context }: ValuesOf<typeof reads>,
  today: string,
): { previous: ParsedRequest | null; answers: Record<string, unknown> } {
  if (!parsedRequest) return { previous: null, answers: {} };
  if (!answers) return { previous: parsedRequest, answers: {} };
  const applied = applyAnswers(parsedRequest, answers, readerOptions(context, today));
  const refused = new Set(applied.issues.map(({ path }) => path));
  return { previous: applied.parsed, answers: Object.fromEntries(Object.entries(answers).filter(([field]) => !refused.has(field))) };
}

const extractedFields = ({ requestText: _said, ...fields }: ParsedRequest): string[] =>
  Object.entries(fields)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([field]) => field);

const cut = (text: string, maxChars: number): string => (text.length <= maxChars ? text : `${text.slice(0, maxChars - 1)}…`);

function evidenceLines(turns: readonly string[], { parsed, filled, refused }: MergedRequest, evidence: readonly Evidence[]): string[] {
  return [
    ...turns.map((turn) => `text: ${cut(turn, MAX_QUOTED_CHARS)}`),
    `extractedFields=${extractedFields(parsed).join('|') || 'none'}`,
    ...evidence.map(({ field, value, words }) => `${field}=${cut(value, MAX_WORDS_CHARS)} from "${cut(words, MAX_WORDS_CHARS)}"`),
    ...filled.map((field) => `${field} read by the model`),
    ...refused.map((field) => `${field} of the model refused: the words do not say it`),
  ];
}
