import { z } from 'zod';
import { agents } from '@app/agents';
import {
  Approval,
  AuditReport,
  BudgetAssessment,
  BudgetMark,
  CatalogContent,
  ChosenDates,
  Costs,
  DestinationCandidate,
  DraftMark,
  FinalPlan,
  FlightOption,
  FollowUpAnswer,
  ItineraryDay,
  Limitation,
  ParsedRequest,
  PendingQuestion,
  PlanPreview,
  PlanNotes,
  PlanSection,
  PlanSource,
  Preferences,
  Relaxation,
  Remembered,
  RequestContext,
  Revision,
  RevisionPatch,
  RouteStop,
  RunLimits,
  Stay,
  TransportLeg,
  UserRequest,
  WeatherRiskSummary,
  WishResult,
} from '@app/contracts';
import type { ChannelTable } from '@app/workflow';

const OF_A_WISH = 'REVISION_NOT_UNDERSTOOD:';
/** What was flagged once stays flagged, but for what was said about a wish that is forgotten: wishes of a fork are counted anew. */
const withoutOldWishes = (flags: unknown): unknown =>
  Array.isArray(flags) ? flags.filter((flag) => typeof flag !== 'string' || !flag.startsWith(OF_A_WISH)) : flags;

/** What people and the gateway fill in. */
const request = { filledBy: 'request', shown: 'when_set' } as const;
/** What an agent read out of the words; it stays true of the same words. */
const read = { origin: 'own', fork: 'keep', shown: 'when_set' } as const;
/** What agents make of the request; made again when that changes. */
const made = { origin: 'own', fork: 'remake', shown: 'always' } as const;
const mark = { origin: 'own', fork: 'remake', shown: 'when_set' } as const;
const { itinerary, narrator, requirement_parser: parser } = agents;

/** Every field of a plan's state, one row each; see `ChannelRow` for what a row says. */
export const PLAN_CHANNELS = {
  /** What the person wrote, turn after turn, never rewritten. */
  turns: { ...request, schema: z.array(z.string()), origin: 'person', fork: 'keep' },
  naturalLanguage: { ...request, schema: z.string(), origin: 'person', fork: 'keep', shown: 'always', copyOf: 'turns' },
  /** Given whole, or completed from a chat, and changed by a wish; never by two at once. */
  userRequest: { schema: UserRequest, origin: 'person', fork: 'keep', shown: 'always', filledBy: 'both' },
  /** Answers by field, all that were given so far. */
  answers: { ...request, schema: z.record(z.string(), z.unknown()), origin: 'person', fork: 'keep' },
  /** What somebody asks about the finished plan; a run of its own answers it. */
  question: { ...request, schema: z.string(), origin: 'person', fork: 'remake', shown: 'always' },
  context: { ...request, schema: RequestContext, origin: 'own', fork: 'keep' },
  ownerId: { ...request, schema: z.string(), origin: 'own', fork: 'keep', shown: 'never' },
  /** Whether a person decides before the plan counts as done. */
  review: { ...request, schema: z.enum(['auto', 'required']), origin: 'none', fork: 'keep' },
  /** What a person who decides is shown; there while the run awaits review. */
  preview: { ...request, schema: PlanPreview, origin: 'own', fork: 'drop' },
  /** A person's latest wish to change the plan. */
  revision: { ...request, schema: Revision, origin: 'person', fork: 'remake' },
  approval: { ...request, schema: Approval, origin: 'none', fork: 'remake' },
  limits: { ...request, schema: RunLimits, origin: 'none', fork: 'keep' },
  /** True when the client wants the preferences of this request kept for other threads. */
  remember: { ...request, schema: z.boolean(), origin: 'none', fork: 'keep' },
  /** What is known of the owner's travellers from other threads: all of it for a request in words, what was used for one given whole. */
  remembered: { ...request, schema: Remembered, origin: 'own', fork: 'keep' },
  /** The inventory to plan from, and its content when the run began. */
  catalogId: { ...request, schema: z.string(), origin: 'own', fork: 'keep' },
  catalogContent: { ...request, schema: CatalogContent, origin: 'own', fork: 'keep' },

  safetyFlags: { schema: z.array(z.string()), reducer: 'union', origin: 'own', fork: withoutOldWishes, shown: 'always' },
  scannedTexts: { ...read, schema: z.array(z.string()) },
  parsedRequest: { ...read, schema: ParsedRequest, shown: 'always' },
  readTurns: { ...read, schema: parser.writes.readTurns },
  contradictions: { ...read, schema: parser.writes.contradictions },
  foldedAnswers: { ...read, schema: parser.writes.foldedAnswers },
  pendingQuestions: { ...read, schema: z.array(PendingQuestion), shown: 'always' },
  assumedFields: { ...read, schema: z.array(z.string()) },
  dateChoice: { ...read, schema: ChosenDates },

  preferences: { ...made, schema: Preferences },
  destinationCandidates: { ...made, schema: z.array(DestinationCandidate) },
  flightOptions: { ...made, schema: z.array(FlightOption), origin: 'tool' },
  returnFlightOptions: { ...made, schema: z.array(FlightOption), origin: 'tool' },
  weatherRisks: { ...made, schema: WeatherRiskSummary, origin: 'tool' },
  itineraryDraft: { ...made, schema: z.array(ItineraryDay) },
  stays: { ...mark, schema: z.array(Stay) },
  transport: { ...mark, schema: z.array(TransportLeg) },
  route: { ...mark, schema: z.array(RouteStop) },
  wishResults: { ...mark, schema: z.array(WishResult) },
  limitations: { ...mark, schema: z.array(Limitation) },
  relaxations: { ...mark, schema: z.array(Relaxation) },
  planSections: { ...mark, schema: z.array(PlanSection) },
  destinationSections: { ...mark, schema: z.array(PlanSection) },
  planNotes: { ...mark, schema: PlanNotes },
  planSources: { ...mark, schema: z.array(PlanSource) },
  exchangeRate: { ...mark, schema: itinerary.writes.exchangeRate },
  draftMark: { ...mark, schema: DraftMark },
  /** What live sources and corrections say of the trip's towns, so that every step plans and checks with the same facts. */
  tripKnowledge: { ...mark, schema: itinerary.writes.tripKnowledge },
  budgetAssessment: { ...made, schema: BudgetAssessment },
  costs: { ...mark, schema: Costs },
  budgetMark: { ...mark, schema: BudgetMark },
  packingList: { ...made, schema: z.array(z.string()) },
  packingMark: { ...mark, schema: z.number().int(), origin: 'none' },
  /** The words above the plan, which clients see once the output guard has passed them. */
  planWords: { ...mark, schema: narrator.writes.planWords, shown: 'never' },
  wordsMark: { ...mark, schema: narrator.writes.wordsMark, origin: 'none' },
  selectedFlightOfferId: { ...made, schema: z.string() },
  selectedReturnFlightOfferId: { ...made, schema: z.string() },
  revisionPatch: { ...mark, schema: RevisionPatch },
  auditReport: { ...mark, schema: AuditReport },
  finalPlan: { ...made, schema: FinalPlan },
  answer: { ...made, schema: FollowUpAnswer },
} as const satisfies ChannelTable;
