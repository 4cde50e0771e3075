import type { z } from 'zod';
import type { ActionScope } from '@app/contracts';
import type { ExchangeRatePort, FlightSearchPort, PlaceSearchPort, StaySearchPort, WeatherPort } from '@app/ports';

/** What a call needs of the caller: `travel:read` looks things up, `travel:write` and the scopes of actions change something outside. */
export type ToolScope = 'travel:read' | 'travel:write' | ActionScope;

/** How often a tool may be called by all processes together: per second or per minute. */
export type ToolRate = `${number}/s` | `${number}/m`;

/** Where tools get their facts from; live or offline is chosen outside. */
export interface ToolWorld {
  readonly weather: WeatherPort;
  readonly exchangeRates: ExchangeRatePort;
  readonly flights: FlightSearchPort;
  readonly places: PlaceSearchPort;
  readonly stays: StaySearchPort;
}

/** Handed to each call. */
export interface ToolContext {
  readonly world: ToolWorld;
  /** The client's "now"; tools never read a clock. */
  readonly now: Date;
  /** Aborted when the call's time is over or its step has ended. */
  readonly signal: AbortSignal;
}

/** A tool as plain data. */
export interface ToolDefinition<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  /** Lower case with underscores, as models and clients name it. */
  readonly name: string;
  /** For the model: when to call it and what comes back. */
  readonly description: string;
  readonly input: I;
  /** Each value with its unit in the name, and where it comes from. */
  readonly output: O;
  /** All of them are needed. */
  readonly scopes: readonly ToolScope[];
  readonly rate: ToolRate;
  /** `high`: it changes something outside. Such a call is announced before it is made and repeated only when `isRetryable` says so. */
  readonly risk: 'low' | 'high';
  /** For the whole call, new attempts included. */
  readonly timeoutMs: number;
  /** Of the output as JSON in UTF-8. */
  readonly maxBytes: number;
  /** Whether a failed call may be made again at once; a RetryableError of a low-risk tool may when absent. */
  isRetryable?(error: unknown): boolean;
  call(input: z.output<I>, context: ToolContext): Promise<z.input<O>>;
  /** Takes back what the call did. */
  undo?(input: z.output<I>, output: z.output<O>, context: ToolContext): Promise<void>;
}

/** Keeps the types of one tool's input and output while it is checked against the common shape. */
export const defineTool = <I extends z.ZodType, O extends z.ZodType>(definition: ToolDefinition<I, O>): ToolDefinition<I, O> => definition;
