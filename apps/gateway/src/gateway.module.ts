import { Module } from '@nestjs/common';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ACTIONS_NAME } from '@app/actions';
import type { Engine } from '@app/engine';
import type { PlaceSourcePort, SealerPort, ThreadTraces } from '@app/ports';
import {
  PostgresActionPolicyStore,
  PostgresAuditLog,
  PostgresCatalogStore,
  PostgresCorrectionStore,
  PostgresEffectStore,
  PostgresFailedStepStore,
  PostgresMemberStore,
  PostgresMemoryStore,
  PostgresStandingRunStore,
  PostgresThreadStore,
  PostgresToolCredentialStore,
  PostgresWebhookStore,
} from '@app/persistence';
import type { Database } from '@app/persistence';
import type { HeavyWork, HttpInstruments, Logger, MetricsRegistry } from '@app/platform';
import { MovedSubscription, QueueBoard, RedisEventStream } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { ActionsController } from './actions/actions.controller.js';
import { ActionsService } from './actions/actions.service.js';
import { PolicyController } from './actions/policy.controller.js';
import { AuditController } from './admin/audit.controller.js';
import { GraphsController } from './admin/graphs.controller.js';
import { GraphsService } from './admin/graphs.service.js';
import { JobsController } from './admin/jobs.controller.js';
import { JobsService } from './admin/jobs.service.js';
import { QueuesController } from './admin/queues.controller.js';
import { SessionController } from './session/session.controller.js';
import { Admission } from './auth/admission.js';
import { AuthGuard } from './auth/auth.guard.js';
import type { Authenticator } from './auth/authenticator.js';
import { CatalogsController } from './catalogs/catalogs.controller.js';
import { CatalogsService } from './catalogs/catalogs.service.js';
import { ChecksController } from './checks/checks.controller.js';
import { CredentialsController } from './credentials/credentials.controller.js';
import { OpenApiController } from './docs/openapi.controller.js';
import { HeavyDesk } from './heavy/heavy-desk.js';
import { HealthController } from './health/health.controller.js';
import { HISTORY_CONTROLLERS, historyProviders } from './history/history.parts.js';
import { ProblemFilter } from './http/problem.filter.js';
import { OwnerBudgets } from './http/owner-budgets.js';
import type { OwnerBounds } from './http/owner-budgets.js';
import { RequestLimiter } from './http/request-limiter.js';
import type { RateLimits } from './http/request-limiter.js';
import { mcpProvider } from './mcp/mcp.provider.js';
import { McpController } from './mcp/mcp.controller.js';
import { GroupsController } from './groups/groups.controller.js';
import { GroupsService } from './groups/groups.service.js';
import { InvitationsController } from './groups/invitations.controller.js';
import { InvitationsService } from './groups/invitations.service.js';
import { MembersController } from './members/members.controller.js';
import { MemoryController } from './me/memory.controller.js';
import { RequestMemory } from './me/request-memory.js';
import { MetricsController } from './metrics/metrics.controller.js';
import type { TravelToolParts } from './mcp/travel-tools.js';
import { CorrectionsController } from './places/corrections.controller.js';
import { CorrectionsService } from './places/corrections.service.js';
import { PlacesController } from './places/places.controller.js';
import { PlacesService } from './places/places.service.js';
import { AlternativesController } from './plans/alternatives.controller.js';
import { EventStreamService } from './plans/event-stream.service.js';
import { EventSender } from './plans/event-sender.js';
import { EventsController } from './plans/events.controller.js';
import { EditsController } from './plans/edits.controller.js';
import { EditsService } from './plans/edits.service.js';
import { DecisionsController } from './plans/decisions.controller.js';
import { DecisionsService } from './plans/decisions.service.js';
import { PlansController } from './plans/plans.controller.js';
import { PlansService } from './plans/plans.service.js';
import { RunWaiter } from './plans/run-waiter.js';
import { StreamSlots } from './plans/stream-slots.js';
import { ThreadEvents } from './plans/thread-events.js';
import type { ThreadsOf } from './plans/thread-events.js';
import { ThreadTurns } from './plans/thread-turns.js';
import { SchedulesController } from './watches/schedules.controller.js';
import { SchedulesService } from './watches/schedules.service.js';
import type { StandingBounds } from './watches/standing-bounds.js';
import { StandingRuns } from './watches/standing-runs.js';
import { WatchesController } from './watches/watches.controller.js';
import { WatchesService } from './watches/watches.service.js';
import { DeliveriesController } from './webhooks/deliveries.controller.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksService } from './webhooks/webhooks.service.js';
import {
  ACTION_POLICIES,
  ACTION_THREADS,
  ALLOWED_HOSTS,
  AUDIT_LOG,
  AUTHENTICATOR,
  CATALOG_STORE,
  CLOCK,
  CORRECTION_STORE,
  OWNER_BOUNDS,
  DATABASE,
  EFFECT_STORE,
  EXCHANGE_RATES,
  ENGINE,
  FAILED_STEPS,
  HEAVY_WORK,
  HTTP_METRICS,
  LOGGER,
  MEMBER_STORE,
  MEMORY_STORE,
  MAX_STREAMS_PER_CALLER,
  METRICS_REGISTRY,
  PLACE_SOURCE,
  RATE_LIMITS,
  REDIS,
  SHUTDOWN,
  STANDING_BOUNDS,
  STANDING_RUNS,
  THREADS_OF,
  TOOL_CREDENTIAL_STORE,
  WEBHOOK_STORE,
} from './tokens.js';

export interface GatewayParts {
  readonly engine: Engine;
  readonly db: Database;
  readonly redis: RedisClient;
  readonly moved: MovedSubscription;
  readonly logger: Logger;
  readonly authenticator: Authenticator;
  readonly rateLimits: RateLimits;
  readonly ownerBounds: OwnerBounds;
  readonly standingBounds: StandingBounds;
  /** Seals the decision log. */
  readonly logKey: string | undefined;
  /** Seals credentials of tools; null where there is no key. */
  readonly sealer: SealerPort | null;
  /** Names besides those of this machine under which an open gateway may be asked. */
  readonly allowedHosts: readonly string[];
  readonly heavyWork: HeavyWork;
  readonly maxStreamsPerCaller: number;
  /** Raised when the process is told to end: streams end, and those who wait are told where to look. */
  readonly shutdown: AbortSignal;
  readonly metrics: { readonly registry: MetricsRegistry; readonly http: HttpInstruments };
  readonly board: QueueBoard;
  /** What queues and streams hold of a thread. */
  readonly traces: ThreadTraces;
  /** What the travel tools of the MCP endpoint need. */
  readonly travel: Pick<TravelToolParts, 'world' | 'limiter' | 'breaker'>;
  /** What is known of places beyond the gazetteer. */
  readonly placeSource: PlaceSourcePort;
}

/** One reader of threads for whichever workflow's runs tell something. */
const threadsOf =
  (db: Database, engine: Engine): ThreadsOf =>
  (workflow) =>
    new PostgresThreadStore(db, engine.workflows, workflow);

/** What is read and written besides runs and threads. */
const storeProviders = (db: Database, engine: Engine, sealer: SealerPort | null): Provider[] => [
  { provide: TOOL_CREDENTIAL_STORE, useValue: new PostgresToolCredentialStore(db, sealer) },
  { provide: ACTION_POLICIES, useValue: new PostgresActionPolicyStore(db) },
  { provide: ACTION_THREADS, useValue: new PostgresThreadStore(db, engine.workflows, ACTIONS_NAME) },
  { provide: WEBHOOK_STORE, useValue: new PostgresWebhookStore(db) },
  { provide: STANDING_RUNS, useValue: new PostgresStandingRunStore(db) },
  { provide: THREADS_OF, useValue: threadsOf(db, engine) },
  { provide: EFFECT_STORE, useValue: new PostgresEffectStore(db) },
  { provide: AUDIT_LOG, useValue: new PostgresAuditLog(db) },
  { provide: CATALOG_STORE, useValue: new PostgresCatalogStore(db) },
  { provide: CORRECTION_STORE, useValue: new PostgresCorrectionStore(db) },
  { provide: FAILED_STEPS, useValue: new PostgresFailedStepStore(db, engine.store) },
  { provide: MEMBER_STORE, useValue: new PostgresMemberStore(db) },
  { provide: MEMORY_STORE, useValue: new PostgresMemoryStore(db) },
];

const CONTROLLERS: Type[] = [
  EventsController,
  PlansController,
  DecisionsController,
  AlternativesController,
  EditsController,
  ActionsController,
  WatchesController,
  SchedulesController,
  GroupsController,
  InvitationsController,
  WebhooksController,
  DeliveriesController,
  PolicyController,
  CredentialsController,
  MembersController,
  ChecksController,
  CatalogsController,
  PlacesController,
  CorrectionsController,
  ...HISTORY_CONTROLLERS,
  McpController,
  MemoryController,
  GraphsController,
  JobsController,
  AuditController,
  QueuesController,
  SessionController,
  OpenApiController,
  HealthController,
  MetricsController,
];

const SERVICES: Provider[] = [
  PlansService,
  DecisionsService,
  EditsService,
  ActionsService,
  StandingRuns,
  WatchesService,
  SchedulesService,
  GroupsService,
  InvitationsService,
  WebhooksService,
  CatalogsService,
  PlacesService,
  CorrectionsService,
  GraphsService,
  JobsService,
  Admission,
  HeavyDesk,
  OwnerBudgets,
  RequestLimiter,
  RequestMemory,
  RunWaiter,
  EventSender,
  EventStreamService,
  StreamSlots,
  ThreadEvents,
  ThreadTurns,
];

/** What the app is made of besides its own classes. */
function valueProviders(parts: GatewayParts): Provider[] {
  const { engine, db, redis, moved, logger, authenticator, rateLimits, ownerBounds, allowedHosts, heavyWork } = parts;
  const { maxStreamsPerCaller, shutdown, metrics, board, travel, placeSource } = parts;
  return [
    { provide: AUTHENTICATOR, useValue: authenticator },
    { provide: CLOCK, useValue: engine.clock },
    { provide: DATABASE, useValue: db },
    { provide: ENGINE, useValue: engine },
    { provide: EXCHANGE_RATES, useValue: travel.world.exchangeRates },
    { provide: HEAVY_WORK, useValue: heavyWork },
    { provide: HTTP_METRICS, useValue: metrics.http },
    { provide: LOGGER, useValue: logger },
    mcpProvider({ ...travel, clock: engine.clock, onUnexpected: (error, tool) => logger.error({ err: error, tool }, 'a tool failed unexpectedly') }),
    { provide: METRICS_REGISTRY, useValue: metrics.registry },
    { provide: MovedSubscription, useValue: moved },
    { provide: QueueBoard, useValue: board },
    { provide: PLACE_SOURCE, useValue: placeSource },
    { provide: MAX_STREAMS_PER_CALLER, useValue: maxStreamsPerCaller },
    { provide: ALLOWED_HOSTS, useValue: allowedHosts },
    { provide: OWNER_BOUNDS, useValue: ownerBounds },
    { provide: STANDING_BOUNDS, useValue: parts.standingBounds },
    { provide: RATE_LIMITS, useValue: rateLimits },
    { provide: REDIS, useValue: redis },
    { provide: RedisEventStream, useValue: new RedisEventStream(redis) },
    { provide: SHUTDOWN, useValue: shutdown },
  ];
}

@Module({})
export class GatewayModule {
  static with(parts: GatewayParts): DynamicModule {
    const { engine, db, traces } = parts;
    return {
      module: GatewayModule,
      controllers: CONTROLLERS,
      providers: [
        ...SERVICES,
        ...historyProviders(db, engine.workflows, traces, parts.logKey),
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: AuthGuard },
        ...storeProviders(db, engine, parts.sealer),
        ...valueProviders(parts),
      ],
    };
  }
}
