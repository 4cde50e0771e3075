/**
 * Something the person at the keyboard can understand and act on: shown without a stack trace.
 *
 * `exitCode` is what the command ends with, `hints` are lines that say what would help.
 */
export class Problem extends Error {
  /** @param {string} message @param {{ exitCode?: number, hints?: string[], cause?: unknown }} options */
  constructor(message, { exitCode = 1, hints = [], cause } = {}) {
    super(message, { cause });
    this.name = 'Problem';
    this.exitCode = exitCode;
    this.hints = hints;
  }
}

/** The text of anything thrown, for a message that goes on after it. */
export function reasonOf(thrown) {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
