import type { en } from './en.js';

export type MessageKey = keyof typeof en;
/** What the page says, in one language. */
export type Catalog = Readonly<Record<MessageKey, string>>;
