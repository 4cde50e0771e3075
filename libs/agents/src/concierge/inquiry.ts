import type { AnswerSource, FinalPlan, UserRequest } from '@app/contracts';
import type { ToolObservation } from '@app/ports';

/** What a question is answered from. */
export interface AskedPlan {
  readonly question: string;
  readonly plan: FinalPlan;
  readonly request: UserRequest | null;
  readonly country: string | null;
  /** Today at the client as YYYY-MM-DD. */
  readonly today: string;
}

/** A call without the id that its turn gives it. */
export interface WantedCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** The next turn: tools to ask, or the answer. */
export type InquiryTurn =
  | { readonly kind: 'ask'; readonly thought: string; readonly calls: readonly WantedCall[] }
  | { readonly kind: 'say'; readonly text: string; readonly sources: readonly AnswerSource[] };

/** One line of questioning; called again with everything observed so far until it says something. */
export type Inquiry = (observations: readonly ToolObservation[]) => InquiryTurn;

/** An answer without a look at anything but the plan. */
export const say = (text: string, sources: readonly AnswerSource[] = []): InquiryTurn => ({ kind: 'say', text, sources });

/** The honest answer where nothing is known. */
export const cannotTell = (why: string): InquiryTurn => say(`I cannot tell: ${why}`);

/** The sources of what a tool said, by its name. */
export const toolSources = (observation: ToolObservation): AnswerSource[] =>
  observation.ok ? observation.sources.map((kind) => ({ kind, name: observation.tool })) : [];
