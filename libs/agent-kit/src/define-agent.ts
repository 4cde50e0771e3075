import type { z } from 'zod';
import type { Decision, RequestContext, StepEventInput } from '@app/contracts';
import type {
  ActingRun,
  AnswerShape,
  CatalogDesk,
  EffectDesk,
  ExchangeRatePort,
  FlightSearchPort,
  FunctionTool,
  GroundTransportPort,
  LongWorkDesk,
  ModelPort,
  PlaceSourcePort,
  ToolCall,
  ToolModelPort,
  ToolObservation,
  ToolPolicy,
  TripReader,
  WeatherPort,
} from '@app/ports';

/** The tools of one step: each call is limited, checked, cleaned and journaled, each turn of the model metered and journaled. */
export interface AgentTools {
  /** True when a configured model takes the turns; else rules do, and asking costs nothing. */
  readonly isLive: boolean;
  readonly functionTools: readonly FunctionTool[];
  /** Whoever takes the turns of a loop: the configured model, told of the shape of its answer where that is JSON; else `policy`. */
  model(policy: ToolPolicy, answer?: AnswerShape): ToolModelPort;
  /** What comes of a call. @throws the reason of the step's signal when it has ended, and nothing else. */
  dispatch(call: ToolCall): Promise<ToolObservation>;
}

/** What an agent may touch of the world, handed in for each step. */
export interface AgentContext {
  readonly model: ModelPort;
  readonly flights: FlightSearchPort;
  readonly weather: WeatherPort;
  readonly exchangeRates: ExchangeRatePort;
  /** Absent where steps run without tools. */
  readonly tools?: AgentTools | undefined;
  /** What is known of towns beyond the gazetteer; absent where nothing is. */
  readonly placeSource?: PlaceSourcePort | undefined;
  /** Timetables and roads; absent where no such source is configured. */
  readonly groundTransport?: GroundTransportPort | undefined;
  /** Inventories of people's own; absent where nothing is planned on one. */
  readonly catalogs?: CatalogDesk | undefined;
  /** Does long work of agents elsewhere; absent where they do it by themselves. */
  readonly longWork?: LongWorkDesk | undefined;
  /** Does things outside, each once and under its owner's policy; absent where nothing may be done. */
  readonly effects?: EffectDesk | undefined;
  /** The plan that the step's thread has by now; absent where nothing looks after plans. */
  readonly trips?: TripReader | undefined;
  /** Whose step this is; absent in tests of agents that do not ask. */
  readonly run?: ActingRun | undefined;
  /** The client's "now", else the clock's; agents never read a clock. */
  readonly now: Date;
  readonly requestContext: RequestContext;
  /**
   * Says something to whoever follows the thread, while the step runs. Never throws and never waits. Only true things about this very
   * trip, in plain words made by code; no prompts, no secrets. Words of a model or a tool only after they were checked.
   */
  readonly tell: (event: StepEventInput) => void;
  /** Aborted when the step's time is over or its run was cancelled. */
  readonly signal: AbortSignal;
}

export type Fields = Readonly<Record<string, z.ZodType>>;
type OptionalIn<F extends Fields> = { [K in keyof F]: undefined extends z.infer<F[K]> ? K : never }[keyof F];
/** A field that may be undefined may be absent too, so that an agent can learn to read one more. */
export type ValuesOf<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalIn<F>>]: z.infer<F[K]> } & { readonly [K in OptionalIn<F>]?: z.infer<F[K]> };

/** Only own fields, and the entry for the decision log. */
export interface AgentResult<W extends Fields> {
  readonly writes: Partial<{ [K in keyof W]: z.input<W[K]> }>;
  readonly decision: Decision;
}

export interface StepPolicy {
  /** The step is aborted after this time. */
  readonly timeoutMs: number;
  /** Tries of one step, the first included, before its run fails. */
  readonly maxAttempts: number;
}

/** An agent as plain data: what it reads, what it writes, how it runs. */
export interface AgentDefinition<R extends Fields = Fields, W extends Fields = Fields> {
  readonly name: string;
  /** For people: the web page, the terminal, the docs. */
  readonly title: string;
  /** Fields of the state handed to `run`, parsed; when one is missing the agent does nothing. */
  readonly reads: R;
  /** The only fields it may write; no other agent writes them, sets like `safetyFlags` apart. */
  readonly writes: W;
  readonly policy: StepPolicy;
  /** Answers this agent's model questions when no model is configured: deterministic, from the structured input. */
  readonly expert?: (input: never) => unknown;
  /** What a finished turn leaves behind, for the graph's walk at boot; only where a row looks into a value instead of asking whether it is there. */
  readonly simulate?: (state: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** What takes long the first time; called once when a process starts to serve the agent. */
  readonly warmUp?: () => void;
  run(input: ValuesOf<R>, context: AgentContext): Promise<AgentResult<W>>;
}

/** Keeps the types of one agent's fields while it is checked against the common shape. */
export function defineAgent<const N extends string, R extends Fields, W extends Fields>(
  definition: AgentDefinition<R, W> & { readonly name: N },
): AgentDefinition<R, W> & { readonly name: N } {
  return definition;
}
