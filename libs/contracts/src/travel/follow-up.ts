import { z } from 'zod';
import { Source } from './money.js';

/** Where a part of an answer comes from: its kind, and the tool that told it or `plan`. */
export const AnswerSource = z.strictObject({ kind: Source, name: z.string() });
export type AnswerSource = z.infer<typeof AnswerSource>;

/** What is said to a question about a finished plan; `question` tells which one it answers. */
export const FollowUpAnswer = z.strictObject({ question: z.string(), text: z.string().min(1), sources: z.array(AnswerSource) });
export type FollowUpAnswer = z.infer<typeof FollowUpAnswer>;
