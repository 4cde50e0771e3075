import { z } from 'zod';
import { readSealingKeys } from '../credentials/aes-sealer.js';

const positiveInt = (fallback: number) => z.coerce.number().int().positive().default(fallback);
/** Absent means without a limit. */
const optionalPositiveInt = z.coerce.number().int().positive().optional();
/** Entries with commas between. */
const listOf = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

/** Where state and queues are; each app needs both. */
export const backingBlock = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// URL' }),
  /** Only its scheme is looked at here; each app reads it whole with the parser of libs/queue. */
  REDIS_URL: z.string().regex(/^rediss?(\+cluster|\+sentinel)?:\/\//i, 'must be a redis:// URL'),
  DATABASE_MAX_CONNECTIONS: positiveInt(10),
  /** `transaction` where DATABASE_URL leads to a pooler that lends server connections for one transaction, such as PgBouncer. */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
};

/** For the migration alone. */
export const migrationBlock = {
  /** The same database as a role that owns the tables; the apps then connect as the role in DATABASE_URL, which the migration makes and which can change neither the schema nor the log. */
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// URL' }).optional(),
};

/** For apps that write or check the decision log; give all of them the same key and keep it where the database's own administrators do not see it. */
export const logChainBlock = {
  /** Seals the decision log, so that who can write to the database alone cannot rewrite it; without it entries are bound by plain digests. */
  LOG_CHAIN_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
};

/** For workers and orchestrators; give workers the key first. */
export const outcomeBlock = {
  /** Seals what workers tell orchestrators, so that who can write to Redis alone can settle no step; with it, outcomes without a seal are refused. */
  OUTCOME_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
};

export const runtimeBlock = {
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** For fault tests only: `name:count` ends the process there, `name:count:block=<ms>` keeps it busy. */
  FAILPOINT: z.string().optional(),
};

/** How long a step may be silent, and how long a job's lock lasts without renewal. */
export const leaseBlock = {
  STEP_LEASE_MS: positiveInt(30_000),
  JOB_LOCK_MS: positiveInt(10_000),
};

/** How long things are kept, and how often somebody looks for what is due. */
export const retentionBlock = {
  RETENTION_INTERVAL_MS: positiveInt(3_600_000),
  IDEMPOTENCY_KEY_DAYS: positiveInt(7),
  COMPACT_AFTER_DAYS: positiveInt(30),
  REVOKED_KEY_DAYS: positiveInt(90),
  FAILED_JOB_DAYS: positiveInt(7),
};

export const modelBlock = {
  MODEL_PROVIDER: z.enum(['offline', 'openai']).optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  MODEL_TIMEOUT_MS: positiveInt(60_000),
  MODEL_LATENCY_MS: z.coerce.number().int().min(0).default(0),
  /** US dollars for a million tokens, for the cost metric. */
  MODEL_PRICE_INPUT_USD_PER_MTOK: z.coerce.number().min(0).default(0),
  MODEL_PRICE_OUTPUT_USD_PER_MTOK: z.coerce.number().min(0).default(0),
  /** For all workers together; absent: no limit. */
  MODEL_REQUESTS_PER_MINUTE: optionalPositiveInt,
  MODEL_TOKENS_PER_MINUTE: optionalPositiveInt,
};

export const providersBlock = {
  NETWORK: z.enum(['offline', 'online']).optional(),
  DUFFEL_API_KEY: z.string().optional(),
  DUFFEL_BASE_URL: httpUrl.default('https://api.duffel.com'),
  OPEN_METEO_BASE_URL: httpUrl.optional(),
  OPEN_METEO_GEOCODING_BASE_URL: httpUrl.optional(),
  OPEN_METEO_ARCHIVE_BASE_URL: httpUrl.optional(),
  FRANKFURTER_BASE_URL: httpUrl.optional(),
  /** A Wikipedia-compatible REST interface, up to where `/page/summary/` begins. */
  SEARCH_BASE_URL: httpUrl.optional(),
  /** Servers of Overpass, Wikidata's query service, Wikivoyage's `api.php` and Photon; with NETWORK=online the public ones where none is given. */
  OVERPASS_BASE_URL: httpUrl.optional(),
  WIKIDATA_BASE_URL: httpUrl.optional(),
  WIKIVOYAGE_BASE_URL: httpUrl.optional(),
  PHOTON_BASE_URL: httpUrl.optional(),
  /** A MOTIS server for connections by train, bus and ferry, and an OSRM server for drives; neither is asked unless it is named here. */
  MOTIS_BASE_URL: httpUrl.optional(),
  OSRM_BASE_URL: httpUrl.optional(),
  /** Whose word about a place counts where sources differ, the most trusted first. */
  PLACE_TRUST: z.string().default('openstreetmap,wikivoyage,wikidata'),
  /** An address or page at which the operators of public sources can reach whoever runs this; part of the user agent. */
  PLACES_CONTACT: z.string().max(200).optional(),
  /** `duffel=60,open-meteo=600,frankfurter=60`, for all workers together; a provider that is not named has no limit. */
  PROVIDER_REQUESTS_PER_MINUTE: z.string().optional(),
  /** Failures in a row after which a provider or the model is left alone, and for how long. */
  BREAKER_FAILURES: positiveInt(5),
  BREAKER_OPEN_MS: positiveInt(60_000),
};

export const workerBlock = {
  WORKER_AGENTS: z.string().default('*'),
  WORKER_CONCURRENCY: positiveInt(16),
  /** `itinerary=4,packing=2`: steps of these agents that one worker runs at a time, instead of WORKER_CONCURRENCY. */
  WORKER_AGENT_CONCURRENCY: z.string().optional(),
  BENCH_AGENTS: z.enum(['synthetic']).optional(),
  /** JSON list of MCP servers whose tools agents may use, see docs/mcp.md: `[{"name":"acme","url":"https://mcp.example/mcp","tools":["find"]}]`. */
  MCP_SERVERS: z.string().optional(),
  /** For fault tests only: a step whose input holds these words ends the worker. */
  POISON_MARK: z.string().optional(),
};

/** What actions on a plan may reach outside; each tool says what it lacks when it is used without. */
export const actionsBlock = {
  /** `smtp://user:password@host:587` or `smtps://`; and the sender of the mails. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }).optional(),
  MAIL_FROM: z.string().max(320).default('NaviGo <navigo@localhost>'),
  /** The collection that events go to, and its credential. */
  CALDAV_URL: httpUrl.optional(),
  CALDAV_USER: z.string().optional(),
  CALDAV_PASSWORD: z.string().optional(),
  /** An incoming webhook of Slack or of a chat that takes the same. */
  CHAT_WEBHOOK_URL: httpUrl.optional(),
  /** Signs what `webhook.send` posts (standard-webhooks): base64, with `whsec_` before it. */
  WEBHOOK_SIGNING_SECRET: z
    .string()
    .regex(/^(whsec_)?[A-Za-z0-9+/]{24,}={0,2}$/, 'must be base64 of at least 18 bytes, with or without whsec_ before it')
    .optional(),
  /** Addresses with commas between that may be called although they are private or the network is offline. */
  TRUSTED_WEBHOOK_URLS: listOf,
  /** Under which address people reach the gateway; for links in mails. */
  PUBLIC_URL: httpUrl.default('http://127.0.0.1:3000'),
};

/** For gateways, which seal credentials of tools, and workers, which open them. */
export const credentialsBlock = {
  /** `id:base64` of 32 random bytes each, with commas between: the first seals, all open. Without it nobody can store credentials of their own. */
  CREDENTIAL_KEYS: z
    .string()
    .default('')
    .transform((text, ctx) => {
      const { keys, problems } = readSealingKeys(text);
      for (const message of problems) ctx.addIssue({ code: 'custom', message });
      return keys;
    }),
};

const port = z.coerce.number().int().min(0).max(65_535);
const HOST = z.string().default('127.0.0.1');

/** Traces of every app; nothing is traced without an endpoint. */
export const telemetryBlock = { OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional() };

/** Where orchestrator and worker show metrics and probes; the gateway has both on its own port. */
export const metricsBlock = { HOST, METRICS_PORT: port.optional() };
export const orchestratorBlock = {
  /** A plan that nobody decides about for so long expires; at half of it there is one reminder. */
  REVIEW_TIMEOUT_MS: positiveInt(24 * 3_600_000),
  /** `itinerary=8`: steps of these agents that all workers together run at a time; an agent that is not named has no such limit. */
  AGENT_GLOBAL_CONCURRENCY: z.string().optional(),
};

export const gatewayBlock = {
  PORT: port.default(3000),
  HOST,
  AUTH_MODE: z.enum(['open', 'keys']).default('open'),
  /** `owner:role:key` with commas between; for AUTH_MODE=keys. */
  BOOTSTRAP_API_KEYS: z.string().optional(),
  /** Set where the port is published on a loopback address only, although the process listens on all. */
  NAVIGO_BEHIND_LOOPBACK: z.enum(['0', '1']).default('0'),
  /** Requests a minute of one owner, whatever the number of keys and addresses. */
  RATE_LIMIT_PER_MINUTE: positiveInt(100),
  /** Of one address (/64 for IPv6), counted before anybody knows whose they are; absent: ten times that of an owner. */
  RATE_LIMIT_PER_ADDRESS_PER_MINUTE: optionalPositiveInt,
  /** Of everybody together; absent: two hundred times that of an owner. */
  RATE_LIMIT_GLOBAL_PER_MINUTE: optionalPositiveInt,
  /** Runs of one owner in a day; absent: two hundred times RATE_LIMIT_PER_MINUTE. */
  RUNS_PER_DAY: optionalPositiveInt,
  /** Runs of one owner that are at work at a time; absent: twice RATE_LIMIT_PER_MINUTE. */
  RUNS_AT_WORK_PER_OWNER: optionalPositiveInt,
  /** Threads that one owner has; absent: a hundred times RATE_LIMIT_PER_MINUTE. */
  THREADS_PER_OWNER: optionalPositiveInt,
  /** Plans that one owner has watched at a time, and requests that are planned again and again. */
  WATCHES_PER_OWNER: positiveInt(200),
  SCHEDULES_PER_OWNER: positiveInt(20),
  /** Files that one owner may take along in a day; absent: twenty times RATE_LIMIT_PER_MINUTE. */
  EXPORTS_PER_DAY: optionalPositiveInt,
  /** What the models of one owner's runs of a day may read and write together, and cost by MODEL_PRICE_*; absent: no limit. */
  MODEL_TOKENS_PER_DAY: optionalPositiveInt,
  MODEL_COST_USD_PER_DAY: z.coerce.number().positive().optional(),
  /** Bytes of catalogs that one owner may send in a day. */
  CATALOG_BYTES_PER_DAY: positiveInt(1024 ** 3),
  /** Connections that one gateway holds open at a time. */
  MAX_CONNECTIONS: positiveInt(4_096),
  /** Addresses and networks with commas between, such as `10.0.0.0/8`, whose X-Forwarded-For tells the address of a client. */
  TRUSTED_PROXIES: listOf,
  /** Names with commas between under which an open gateway may be asked, besides those of this machine. */
  ALLOWED_HOSTS: listOf,
  /** How long a request waits for the database or Redis before it is refused with 503. */
  BACKING_TIMEOUT_MS: positiveInt(800),
  /** New runs keep to this version of the graph; the newest when absent. Set it to roll back. */
  GRAPH_VERSION: z.coerce.number().int().positive().optional(),
  /** Event streams that one caller may hold open at one gateway. */
  MAX_STREAMS_PER_CALLER: positiveInt(20),
  /** A .pmtiles file beside the gateway, in the layers of Protomaps; the page then shows a street map of it instead of a sketch. */
  MAP_TILES: z
    .string()
    .regex(/\.pmtiles$/, 'must be the path of a .pmtiles file')
    .optional(),
};
