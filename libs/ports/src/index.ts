export type { ModelAnswer, ModelPort, ModelRequest, ModelUsage } from './model.port.js';
export type { FlightQuery, FlightSearchPort } from './flight-search.port.js';
export type { WeatherPort, WeatherQuery } from './weather.port.js';
export type { ExchangeRate, ExchangeRatePort } from './exchange-rate.port.js';
export type { ClockPort } from './clock.port.js';
export type { IdPrefix, IdsPort } from './ids.port.js';
export type { MessageQueue } from './message-queue.port.js';
export type { RateGrant, RateLimit, RateLimiter, WantedUnits } from './rate-limiter.port.js';
export type { Admission, BreakerState, BreakerStates, CircuitBreaker } from './circuit-breaker.port.js';
export type { GatedCall, ProviderGate } from './provider-gate.port.js';
export type {
  CreateRunResult,
  DispatchedVersion,
  Fork,
  IdleRun,
  LostStep,
  Move,
  NewLogEntry,
  NewRun,
  NewStep,
  NewVersion,
  OpenStep,
  OpenedRun,
  OutgoingMessage,
  PersonCause,
  ReplacedRun,
  RetriedStep,
  RunError,
  RunSnapshot,
  RunStore,
  RunsOfVersion,
  SettledStatus,
  SettledStep,
  StepInput,
  StoredMove,
  StoredState,
  UsedKey,
  WorkflowVersion,
  VersionCause,
} from './run-store.port.js';
export type { AuditFilter, AuditLog, AuditPosition, AuditRecord, NewAuditEntry } from './audit-log.port.js';
export type { CallEntry, CallJournal, CallKey, CallStart, JournalStep, RecordedCall, StepJournal } from './journal.port.js';
export type { FoundPlace, PlaceQuery, PlaceSearchPort } from './place-search.port.js';
export type { StayOption, StayQuery, StaySearchPort, StayTier } from './stay-search.port.js';
export type { AnswerShape, FunctionTool, ToolCall, ToolMessage, ToolModelPort, ToolPolicy, ToolReply } from './tool-model.port.js';
export type { ToolFault, ToolObservation, ToolResult } from './tool-observation.js';
export type { ApiKeyRecord, ApiKeyStore, NewApiKey } from './api-key-store.port.js';
export type { FailedStepFilter, FailedStepPosition, FailedStepStore, StepRecord } from './failed-step-store.port.js';
export type { RetentionCounts, RetentionPolicy, RetentionStore } from './retention-store.port.js';
export type {
  PastState,
  ThreadHistory,
  ThreadPosition,
  ThreadStore,
  ThreadSummary,
  ThreadView,
  MemberRole,
  VersionEntry,
  VersionView,
} from './thread-store.port.js';
export type { EventBatch, NumberedStepEvent, StepEventStore, TellingStep, ToldEvents } from './step-event-store.port.js';
export type { KeptPreferences, MemoryStore } from './memory-store.port.js';
export type { NewShare, ShareStore, Shared } from './share-store.port.js';
export type { ErasedStep, ErasedThread, ThreadEraser, ThreadTraces } from './thread-eraser.port.js';
export type { CatalogContentRef, CatalogDesk, CatalogUsage, CatalogStore, NewCatalog } from './catalog-store.port.js';
export type { LongWorkDesk } from './long-work.port.js';
export type { MemberStore, ThreadMember } from './member-store.port.js';
export type { ChildRun, DueWait, NewWait, OpenWait, WaitKind } from './run-wait.port.js';
export type { PlaceSourcePort, TownQuery } from './place-source.port.js';
export type { CorrectionState, CorrectionStore, NewCorrection } from './correction-store.port.js';
export type { KeptAnswer, PlaceCache } from './place-cache.port.js';
export type { MappedTown, PlaceFacts, PlaceFactsPort, PlaceNamesPort, SourceName, TownSpot } from './place-facts.port.js';
export type { DriveQuery, GroundPlace, GroundTransportPort, JourneyPlannerPort, JourneyQuery, RoadRouterPort, WaySourceName } from './ground-transport.port.js';
export type { Effect, EffectStore, NewEffect, SpentCents } from './effect-store.port.js';
export type { ActionPolicyStore, StoredPolicy } from './action-policy-store.port.js';
export type { CalendarPort, MailPort, OutgoingMail, PosterPort } from './outside.port.js';
export type { ActingRun, ActionTerms, EffectDesk, TakenPlan } from './effect-desk.port.js';
export type { StandingRunStore } from './standing-run-store.port.js';
export type { DeliveryFilter, DeliveryPosition, DueDelivery, FailedDelivery, NewWebhook, WebhookChange, WebhookStore } from './webhook-store.port.js';
export type { TripReader, WatchedTrip } from './trip-reader.port.js';
export type { SealerPort, ToolCredentialStore } from './tool-credential-store.port.js';
export type { FlightBookingPort, FlightOffer, FlightOrder, NewFlightOrder, Passenger } from './flight-booking.port.js';
