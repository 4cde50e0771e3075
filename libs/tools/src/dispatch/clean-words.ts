import { sanitizeMarkup, scan } from '@app/guardrails';

/** Stands where a text was withheld. */
export const WITHHELD = 'withheld';

/** What a model said, made safe for people: nothing that must not be shown, no markup. */
export const cleanWords = (text: string): string => (scan({ text, direction: 'output' }).blocked ? WITHHELD : sanitizeMarkup(text));
