export { MAX_TEXT_CHARS, isStorableText, personText, storableText, toStorableText, withShortBlanks } from './text.js';
export { ERROR_CODES, isErrorCode } from './error-codes.js';
export type { ErrorCode, ErrorCodeInfo } from './error-codes.js';
export { NavigoError, RequestError, RetryableError, TerminalError } from './errors.js';
export type { FieldIssue, ModelSpending } from './errors.js';
export { RUN_STATUSES, RUN_TRANSITIONS, RunStatus, isOpen, isWaiting } from './run-status.js';
export { IsoDate, LocalDateTime, LocalTime, addDays, dateRange, daysBetween, monthIndex, weekdayIndex } from './travel/dates.js';
export { CurrencyCode, Money, Source, fromCents, sumAmounts, toCents } from './travel/money.js';
export {
  Constraints,
  IataCode,
  MAX_BUDGET,
  MAX_TRIP_DAYS,
  NOTHING_SAID,
  ParsedRequest,
  PendingQuestion,
  REQUIRED_FIELDS,
  RequestContext,
  UserRequest,
  UserRequestFields,
} from './travel/request.js';
export {
  CATALOG_ROWS,
  CATALOG_TABLES,
  Catalog,
  CatalogAccommodation,
  CatalogAttraction,
  CatalogCity,
  CatalogFlight,
  CatalogGround,
  CatalogPriceBasis,
  CatalogRestaurant,
  GroundMode,
  GroundPriceBasis,
  TimeGrain,
} from './travel/catalog.js';
export type { CatalogTable } from './travel/catalog.js';
export { DayStrings, DayStringsPlan } from './travel/day-strings.js';
export { DestinationCandidate, Preferences } from './travel/preferences.js';
export { FlightOption } from './travel/flight.js';
export { INTERESTS_OF } from './travel/kind-interests.js';
export { Hours, HoursRule, Interest, PlaceKind } from './travel/place-facts.js';
export {
  AskedSource,
  FactOrigins,
  FoundHouse,
  FoundSight,
  FoundTable,
  FoundTown,
  MAX_FOUND_HOUSES,
  MAX_FOUND_SIGHTS,
  MAX_FOUND_TABLES,
  PlaceOrigin,
} from './travel/found-town.js';
export { AppliedCorrection, CORRECTION_STATES, CorrectionBody, PlaceChange, PlaceCorrection, TownId } from './travel/place-correction.js';
export { GroundJourney, GroundRide, RoadDrive, TimetableMode } from './travel/ground-journey.js';
export { DailyWeather, RiskLevel, WeatherRiskSummary } from './travel/weather.js';
export { Activity, ItineraryDay, Meal, Place, Stay, TransportLeg } from './travel/itinerary.js';
export { PlanNote, PlanNotes } from './travel/plan-note.js';
export { BudgetAssessment, CostCategory, Costs, FinalPlan, Limitation, PlanSection, PlanSource, Relaxation, RouteStop, Violation } from './travel/plan.js';
export {
  ChosenDates,
  DateWindow,
  Language,
  MAX_STOPS,
  MAX_WISHES,
  NOTHING_ASKED_OF_WAYS,
  modesWanted,
  RequestedRoute,
  RequestedStop,
  RequestedWays,
  TravelMode,
  Wish,
  WishKind,
  WishResult,
} from './travel/trip-wishes.js';
export { AuditReport, BudgetMark, DraftMark, PlanOwner } from './travel/plan-marks.js';
export { waysByStop } from './travel/route-ways.js';
export { EditsAnswer, EditsBody, PlanEdit } from './http/edits.js';
export { DayChange, Revision, RevisionChange, RevisionPatch, RouteChange, isRouteChange } from './travel/revision.js';
export { AnswerSource, FollowUpAnswer } from './travel/follow-up.js';
export { DecisionLogEntry } from './travel/decision-log.js';
export type { Decision } from './travel/decision-log.js';
export { RunEvent, StepJob, StepOutcome, ThreadMoved } from './messages/messages.js';
export { Approval, DecideBody, PlanPreview, RunLimits } from './http/decide.js';
export { ChatBody, PlanAccepted, PlanBody, PlanResult, ResumeBody, ThreadId, ThreadName, Usage, threadNameOf } from './http/plan.js';
export { ThreadBody } from './http/thread-body.js';
export { AlternativesAnswer, AlternativesBody } from './http/alternatives.js';
export { AuditPlanAnswer, AuditPlanBody, MAX_SCAN_CHARS, ScanAnswer, ScanBody } from './http/checks.js';
export {
  DiffAnswer,
  DiffQuery,
  ExportQuery,
  HistoryAnswer,
  HistoryQuery,
  LogAnswer,
  ThreadsPage,
  ThreadsQuery,
  VersionAnswer,
  VersionNumber,
} from './http/history.js';
export { ForkBody, ForkPatch } from './http/fork.js';
export { ShareAnswer, ShareBody, SharedAnswer, SharedPlan } from './http/share.js';
export { GraphVersionView, GraphsAnswer, MigrateAnswer, MigrateBody } from './http/graphs.js';
export { BulkReplayAnswer, BulkReplayBody, FailedJob, JobsPage, JobsQuery, ReplayAnswer, ReplayBody, StepId } from './http/jobs.js';
export { CatalogAnswer, CatalogBody, CatalogContent, CatalogId, CatalogReport, CatalogSummary, MAX_CATALOG_BYTES, MAX_CATALOG_ROWS } from './http/catalogs.js';
export type { CatalogCounts, RejectedRow } from './http/catalogs.js';
export { CorrectionDecisionBody, CorrectionId, CorrectionsPage, CorrectionsQuery, KnownTown, NamedTown, PlacesAnswer, PlacesQuery } from './http/places.js';
export { AuditItem, AuditPage, AuditQuery } from './http/audit.js';
export { OwnerId, ROLES, Role, mayActAs } from './roles.js';
export { Health, Problem } from './http/problem.js';
export { redact, redactText } from './redact.js';
export { MemberBody, MemberItem, MemberRole, MembersAnswer } from './http/members.js';
export {
  GroupAnswer,
  GroupBallotBody,
  GroupBudget,
  GroupConflict,
  GroupCosts,
  GroupExpense,
  GroupExpenseBody,
  GroupInvitation,
  GroupInvitationAnswer,
  GroupInvitationBody,
  GroupItemNumber,
  GroupJoinedAnswer,
  GroupPlanned,
  GroupReading,
  GroupVote,
  GroupVoteBody,
  GroupWishesBody,
  GroupWords,
  MAX_GROUP_PEOPLE,
} from './groups/group.js';
export type { LedgerLine } from './groups/group.js';
export {
  ActionEventsQuery,
  EventsQuery,
  FIRST_NODE_INDEX,
  FIRST_TOLD_INDEX,
  PLAN_EVENT_NAMES,
  PersonSaid,
  PlanEvent,
  WatchEventsQuery,
} from './http/events.js';
export { compareEventIds, positionOf } from './http/event-ids.js';
export type { EventPosition } from './http/event-ids.js';
export { SessionAnswer } from './http/session.js';
export { MAX_EVENTS_PER_STEP, MAX_STEP_EVENT_BYTES, StepEvent, fitStepEvent } from './messages/step-events.js';
export type { StepEventInput } from './messages/step-events.js';
export { toStorableJson } from './storable-json.js';
export { MCP_INSTRUCTIONS, MCP_SERVER_INFO } from './mcp.js';
export { MemoryAnswer, MemoryBody, MemoryItem, MemoryKey, MemorySource, Remembered } from './travel/memory.js';
export {
  ActionMode,
  ActionProposal,
  ActionQuestion,
  ActionStep,
  ActionStepId,
  ActionSummary,
  FallbackReason,
  StepApproval,
  StepDiff,
  StepResult,
  StepVerdict,
} from './actions/action-step.js';
export {
  TOOL_CREDENTIALS,
  TOOL_CREDENTIAL_NAMES,
  ToolCredentialBody,
  ToolCredentialItem,
  ToolCredentialName,
  ToolCredentialsAnswer,
} from './actions/tool-credential.js';
export type { ToolCredentialValues } from './actions/tool-credential.js';
export { ActionPolicy, ActionScope, PolicyAnswer, PolicyBody, PolicyVersions, Residency, SimulateAnswer, SimulateBody } from './actions/action-policy.js';
export { ActionAnswersBody, ActionId, ActionRun, ActionsBody, ApproveBody } from './actions/action-http.js';
export {
  WatchAnswer,
  WatchBody,
  WatchDecision,
  WatchDecisionBody,
  WatchFinding,
  WatchId,
  WatchKind,
  WatchLook,
  WatchNotice,
  WatchProposal,
  WatchSettings,
  WatchedDocument,
  WatchesPage,
} from './watches/watch.js';
export { ScheduleAnswer, ScheduleBody, ScheduleRule, ScheduleTurn, ScheduledRun, SchedulesPage } from './watches/schedule.js';
export {
  DeliveriesPage,
  DeliveriesQuery,
  DeliveryId,
  DeliveryItem,
  DeliveryReplayAnswer,
  DeliveryReplayBody,
  DeliveryStatus,
  WebhookBody,
  WebhookChangeBody,
  WebhookEvent,
  WebhookId,
  WebhookItem,
  WebhooksAnswer,
} from './http/webhooks.js';
