import { scanInput } from './scan-input.js';
import type { ScanResult } from './scan-input.js';
import { scanOutput } from './scan-output.js';

/** Where a text comes from: a person, a tool or provider, or our own models. */
export type GuardDirection = 'input' | 'tool' | 'output';

/** The verdict of the rules that belong to the direction. */
export const scan = ({ text, direction }: { readonly text: string; readonly direction: GuardDirection }): ScanResult =>
  direction === 'output' ? scanOutput(text) : scanInput(text, direction);
