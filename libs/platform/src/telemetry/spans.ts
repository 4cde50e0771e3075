import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import type { Attributes, Context, Span } from '@opentelemetry/api';
import { formatTraceparent, parseTraceparent } from './traceparent.js';

export interface SpanSpec {
  readonly name: string;
  /** Who started it: a request or a message from elsewhere, or this process asking somebody else. */
  readonly kind: 'server' | 'consumer' | 'client';
  /** Names, counts, codes; never prompts or what people wrote. */
  readonly attributes: Attributes;
  /** The span that caused it, from a message or a request. Left out: the one that is active here. */
  readonly parent?: string | null | undefined;
}

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;

/** A span with the context in which its work runs. Without tracing nothing is recorded and both cost next to nothing. */
export interface OpenSpan {
  readonly span: Span;
  readonly context: Context;
}

/** Starts a span; whoever starts it ends it. */
export function startSpan({ name, kind, attributes, parent }: SpanSpec): OpenSpan {
  const around = parent === undefined ? context.active() : contextOf(parent);
  const span = trace.getTracer('navigo').startSpan(name, { kind: KINDS[kind], attributes }, around);
  return { span, context: trace.setSpan(around, span) };
}

/** Runs `work` with the span as the active one, and does not end it. */
export const runIn = <T>(open: OpenSpan, work: () => T): T => context.with(open.context, () => work());

/** Runs `work` inside a new span that ends with it; a failure marks the span with its code and is passed on. */
export async function inSpan<T>(spec: SpanSpec, work: (span: Span) => Promise<T>): Promise<T> {
  const opened = startSpan(spec);
  try {
    return await context.with(opened.context, () => work(opened.span));
  } catch (error) {
    markFailed(opened.span, codeOf(error));
    throw error;
  } finally {
    opened.span.end();
  }
}

const CODE = /^[A-Z_]+$/;
const CLASS = /^[A-Za-z]+$/;

/** What an error is called in attributes and labels: its code from our closed list, else its class; never its words. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string' && CODE.test(error.code)) return error.code;
  return 'name' in error && typeof error.name === 'string' && CLASS.test(error.name) ? error.name : 'unknown';
}

/** Marks a span as failed; `code` is all that is kept, since messages may hold anything. */
export function markFailed(span: Span, code: string): void {
  span.setAttribute('error.type', code);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The active span as a `traceparent` for who comes next; undefined where nothing is traced. */
export function currentTraceparent(): string | undefined {
  const active = trace.getActiveSpan()?.spanContext();
  return active && trace.isSpanContextValid(active) ? formatTraceparent(active) : undefined;
}

function contextOf(traceparent: string | null): Context {
  const parsed = parseTraceparent(traceparent);
  return parsed ? trace.setSpanContext(ROOT_CONTEXT, { ...parsed, isRemote: true }) : ROOT_CONTEXT;
}
