import { isDeepStrictEqual } from 'node:util';
import { defineAgent } from '@app/agent-kit';
import type { AgentContext, ValuesOf } from '@app/agent-kit';
import { UserRequest } from '@app/contracts';
import type { Decision, ParsedRequest, PendingQuestion } from '@app/contracts';
import { applyAnswers, completeRequest } from '@app/reader';
import type { QuestionOptions } from '@app/reader';
import { memoryLines, recallInto } from '@app/memory';
import type { Recalled } from '@app/memory';
import { FALLBACK_CURRENCY } from '../request-kit/currency-of.js';
import { readerOptions } from '../request-kit/reader-options.js';
import { paceInWords } from '../request-kit/style-words.js';
import { TRIP_PLACES } from '../request-kit/trip-places.js';
import { todayOf } from '../request-kit/today-of.js';
import { checkWords } from '../worded-text/safe-words.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { withChosenDates } from './chosen-dates.js';
import { findDoubts, withoutDoubts } from './find-doubts.js';
import type { Doubt } from './find-doubts.js';
import { formCompleterExpert } from './form-completer.expert.js';
import { formCompleterPrompt } from './form-completer.prompt.js';
import { FormCompletion, reads, writes } from './form-completer.schema.js';
import type { FormCompleterInput } from './form-completer.schema.js';
import { withPlacesOfCatalog } from './known-by-catalog.js';
import { withEventWindow } from './named-events.js';
import { openQuestions } from './open-questions.js';

const MAX_QUESTION_CHARS = 300;
const ANONYMOUS = 'anonymous';

/** Decides whether a request is complete, and asks by field for what is missing or cannot be; never invents dates or money. */
export const formCompleter = defineAgent({
  name: 'form_completer',
  title: 'Form completer',
  reads,
  writes,
  policy: { timeoutMs: 60_000, maxAttempts: 3 },
  expert: formCompleterExpert,
  simulate: () => ({ userRequest: {}, pendingQuestions: null, assumedFields: [] }),
  async run(input, context) {
    const state = await withPlacesOfCatalog(input, context);
    const { parsed, doubts } = settle(state, context);
    const options = questionOptions(state, context);
    const questions = openQuestions(parsed, doubts, options);
    const recalled = recall(parsed, state);
    const completed = questions.length === 0 ? complete(recalled.request, state, context) : null;
    if (completed?.userRequest) {
      const { request: userRequest, choice } = withChosenDates(completed.userRequest, todayOf(context.now, state.context), state.context);
      return {
        writes: {
          userRequest,
          pendingQuestions: null,
          assumedFields: assumedFields(recalled.request, userRequest, state),
          dateChoice: choice && { start: choice.start, end: choice.end, why: choice.why, others: [...choice.others] },
        },
        decision: completeDecision(recalled, userRequest),
      };
    }
    const allDoubts = completed?.doubts ?? doubts;
    const wanted = {
      questions: completed ? openQuestions(parsed, allDoubts, options) : questions,
      known: knownFacts(parsed),
      locale: state.context?.locale ?? null,
    };
    const pendingQuestions = await wordQuestions(wanted, context);
    return {
      writes: { userRequest: null, pendingQuestions, assumedFields: [], dateChoice: null },
      decision: openDecision(parsed, pendingQuestions, allDoubts),
    };
  },
});

/** Where the trip starts, where it goes and for how many is asked along with what is required, until somebody fills in the form and leaves it out. */
const questionOptions = ({ context, answers }: ValuesOf<typeof reads>, { now }: AgentContext): QuestionOptions => ({
  now: todayOf(now, context),
  ask: Object.keys(answers ?? {}).length > 0 ? 'required' : 'helpful',
  hasHomeAirport: Boolean(context?.homeAirport),
  places: TRIP_PLACES,
  ...(context?.locale ? { locale: context.locale } : {}),
  ...(context?.currency ? { currency: context.currency } : {}),
});

/** The request with the answers in it, and what of it cannot stand. Answers that an earlier turn of the parser took in are not applied again. */
function settle(
  { parsedRequest, answers, foldedAnswers, contradictions, context }: ValuesOf<typeof reads>,
  { now }: AgentContext,
): { parsed: ParsedRequest; doubts: Doubt[] } {
  const open = Object.fromEntries(Object.entries(answers ?? {}).filter(([field, value]) => !isDeepStrictEqual(value, foldedAnswers?.[field])));
  const today = todayOf(now, context);
  const { parsed, issues } = applyAnswers(parsedRequest, open, readerOptions(context, today));
  const doubts = findDoubts(parsed, { today, issues, contradictions: contradictions ?? [], answers: open });
  const sure = withoutDoubts(parsed, doubts);
  // Dates that an event of the town could stand for are asked about where the traveller named others.
  return { parsed: doubts.some(({ field }) => field === 'travelStartDate') ? sure : withEventWindow(sure, today), doubts };
}

/** What other threads of the owner tell about fields that this request leaves open. */
const recall = (parsed: ParsedRequest, { remembered, context }: ValuesOf<typeof reads>): Recalled<ParsedRequest> =>
  recallInto(parsed, remembered ?? {}, { context, isPaceSaid: paceInWords(parsed.requestText) !== null });

/** The finished request, or why a value of it is refused. */
function complete(
  parsed: ParsedRequest,
  { context, ownerId, catalogContent }: ValuesOf<typeof reads>,
  { now }: AgentContext,
): { readonly userRequest?: UserRequest; readonly doubts: Doubt[] } {
  const own = catalogContent?.currency ?? context?.currency;
  const completion = completeRequest(parsed, {
    currencyFallback: FALLBACK_CURRENCY,
    // Without another word an amount is in the currency of what it is spent on.
    ...(own ? { ownCurrency: own } : {}),
    today: todayOf(now, context),
    places: TRIP_PLACES,
    userId: ownerId ?? ANONYMOUS,
    ...(context?.homeAirport ? { homeAirport: context.homeAirport } : {}),
  });
  if (!('userRequest' in completion)) return { doubts: completion.missing.map((field) => ({ field, reason: `${field} is missing.` })) };
  const checked = UserRequest.safeParse(completion.userRequest);
  if (checked.success) return { userRequest: checked.data, doubts: [] };
  return { doubts: checked.error.issues.map(({ path, message }) => ({ field: String(path[0]), reason: `${path.join('.')} ${message}` })) };
}

function knownFacts({ requestText: _said, ...facts }: ParsedRequest): FormCompleterInput['known'] {
  return facts;
}

/** A model's words for a question count when the output guard passes them; field, type and limits stay ours. */
async function wordQuestions(input: FormCompleterInput, { model, tell, signal }: AgentContext): Promise<PendingQuestion[]> {
  const needed = input.questions.filter(({ required }) => required).length;
  tell(thought(`${counted(needed, 'thing')} must be known before a plan can be made.`));
  const { value } = await model.complete(
    { task: 'form_completer', schemaName: 'FormCompletion', schema: FormCompletion, ...formCompleterPrompt(input), input },
    signal,
  );
  return input.questions.map((question) => {
    const worded = value.questions.find(({ field }) => field === question.field)?.question ?? '';
    return { ...question, question: checkWords(worded, MAX_QUESTION_CHARS).text ?? question.question };
  });
}

/** What neither the person nor their client said. */
function assumedFields(parsed: ParsedRequest, request: UserRequest, { context }: ValuesOf<typeof reads>): string[] {
  const isKnown = {
    adults: parsed.adults !== null || parsed.travellers !== null,
    currency: parsed.currency !== null || context?.currency === request.currency,
    budget: parsed.budget !== null,
    dates: parsed.travelStartDate !== null,
  };
  return Object.entries(isKnown).flatMap(([field, known]) => (known ? [] : [field]));
}

function completeDecision({ request: parsed, used }: Recalled<ParsedRequest>, request: UserRequest): Decision {
  const assumed = [
    ...(parsed.adults === null && parsed.travellers === null ? [`assumed adults=${request.adults}`] : []),
    ...(parsed.currency === null ? [`assumed currency=${request.currency}`] : []),
    ...(parsed.originCity === null && parsed.originIata === null && request.originIata ? [`assumed originIata=${request.originIata}`] : []),
  ];
  return {
    inputSummary: 'Parsed request with all answers so far',
    keyEvidence: ['All required fields present', ...assumed, ...memoryLines(used)],
    outputSummary: `Complete request from ${request.travelStartDate} to ${request.travelEndDate}, ${request.budget} ${request.currency}`,
    riskFlags: [],
  };
}

const openDecision = (parsed: ParsedRequest, questions: readonly PendingQuestion[], doubts: readonly Doubt[]): Decision => ({
  inputSummary: parsed.destinationHint ? `Request for ${parsed.destinationHint}` : 'Request without a destination',
  keyEvidence: questions.map(({ question }) => `missing=${question}`),
  outputSummary: `${questions.length} question(s), ${doubts.length} of them about something that cannot be`,
  riskFlags: [],
});
