import type { ParsedRequest, PendingQuestion } from '@app/contracts';
import { questionsFor } from '@app/reader';
import type { QuestionOptions } from '@app/reader';
import { withoutDoubts } from './find-doubts.js';
import type { Doubt } from './find-doubts.js';

/** Follow from other fields, so the reader decides whether they must be asked. */
const DATE_FIELDS = new Set(['travelStartDate', 'travelEndDate']);
const NUMBER_LIMITS: Readonly<Record<string, { readonly min: number; readonly max: number }>> = { adults: { min: 1, max: 9 }, children: { min: 0, max: 9 } };

/** A field in doubt that the reader has no question of its own for; left open when nobody answers. */
function plainQuestion({ field }: Doubt): PendingQuestion {
  const limits = NUMBER_LIMITS[field];
  return { field, question: `What is right for ${field}?`, type: limits ? 'number' : 'text', required: false, ...limits };
}

/** One question for each field that is missing or in doubt, with the reason where there is one. */
export function openQuestions(parsed: ParsedRequest, doubts: readonly Doubt[], options: QuestionOptions): PendingQuestion[] {
  const questions = questionsFor(withoutDoubts(parsed, doubts), options);
  const asked = new Set(questions.map(({ field }) => field));
  const others = doubts.filter(({ field }) => !asked.has(field) && !DATE_FIELDS.has(field)).map(plainQuestion);
  return [...questions, ...others].map((question) => {
    const doubt = doubts.find(({ field }) => field === question.field);
    return doubt ? { ...question, question: `${asSentence(doubt.reason)} ${question.question}` } : question;
  });
}

function asSentence(reason: string): string {
  const text = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
