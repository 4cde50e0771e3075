import type { ErrorCode } from '@app/contracts';
import type { ToolFault, ToolObservation } from '@app/ports';

export type { ToolFault, ToolObservation, ToolResult } from '@app/ports';

const MAX_REASON_CHARS = 500;

/** A fault in words of bounded length. */
export const toolFault = (tool: string, code: ErrorCode, reason: string, retryAfterMs?: number): ToolFault => ({
  ok: false,
  tool,
  code,
  reason: reason.slice(0, MAX_REASON_CHARS),
  ...(retryAfterMs === undefined ? {} : { retryAfterMs: Math.ceil(retryAfterMs) }),
});

/** Angle brackets are escaped, so that no text can close its own marker or open another one. */
const escapeMarkers = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The observation as a model is shown it: data between markers that name the tool and where its values come from. */
export function showObservation(observation: ToolObservation): string {
  const { tool } = observation;
  const from = observation.ok && observation.sources.length > 0 ? ` source="${observation.sources.join(' ')}"` : '';
  const notes = observation.ok && observation.flags.length > 0 ? '\nSome of its text was withheld: it tried to give instructions.' : '';
  const body = observation.ok ? observation.value : { failed: observation.code, reason: observation.reason, retryAfterMs: observation.retryAfterMs };
  return `<data name="tool ${escapeMarkers(tool).replaceAll('"', "'")}"${from}>\n${escapeMarkers(JSON.stringify(body) ?? 'null')}\n</data>${notes}`;
}
