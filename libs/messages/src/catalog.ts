import type { en } from './languages/en/index.js';

export type MessageId = keyof typeof en;

/** A language's words for every message; the compiler says which one is missing. */
export type Catalog = Readonly<Record<MessageId, string>>;

type Sign = ' ' | '#' | '{' | '“' | '.' | '-' | '(' | ';' | '’';
/** The name of an argument; words of a branch, such as `{# day}`, are none. */
type Name<Text extends string> = Text extends '' | `${string}${Sign}${string}` ? never : Text;

/** The argument that begins behind a brace, such as `days, plural, …` or `name}`. */
type ArgumentAt<Rest extends string> = Rest extends `${infer Head}}${string}`
  ? Head extends `${infer Named},${infer Kind},${string}`
    ? { readonly name: Name<Named>; readonly value: Kind extends ' plural' ? number : string }
    : { readonly name: Name<Head>; readonly value: string | number }
  : never;

type ArgumentsIn<Text extends string> = Text extends `${string}{${infer Rest}` ? ArgumentAt<Rest> | ArgumentsIn<Rest> : never;

/**
 * The arguments of a message by name, read off its English words. A plural takes a number. In English a branch of one bare word, such as
 * `one {day}`, would pass for an argument, so it is written with its number: `one {# day}`.
 */
export type ValuesOf<Id extends MessageId> = {
  readonly [Argument in ArgumentsIn<(typeof en)[Id]> as Argument['name']]: Argument['value'];
};

/** A message as data: which one, and what it says. */
export type Said = { readonly [Id in MessageId]: { readonly id: Id; readonly values: ValuesOf<Id> } }[MessageId];
