import type { Language, ParsedRequest, PendingQuestion } from '@app/contracts';
import { message } from '@app/messages';
import { languageOf, questionsFor } from '@app/reader';
import type { QuestionOptions } from '@app/reader';
import { withoutDoubts } from './find-doubts.js';
import type { Doubt } from './find-doubts.js';

/** Follow from other fields, so the reader decides whether they must be asked. */
const DATE_FIELDS = new Set(['travelStartDate', 'travelEndDate']);
const NUMBER_LIMITS: Readonly<Record<string, { readonly min: number; readonly max: number }>> = { adults: { min: 1, max: 9 }, children: { min: 0, max: 9 } };

/** A field in doubt that the reader has no question of its own for; left open when nobody answers. */
function plainQuestion({ field }: Doubt, language: Language): PendingQuestion {
  const limits = NUMBER_LIMITS[field];
  const question = field === 'adults' ? message(language, 'ask.how_many') : message(language, 'ask.field', { field });
  return { field, question, type: limits ? 'number' : 'text', required: false, ...limits };
}

/** One question for each field that is missing or in doubt, with the reason where there is one. */
export function openQuestions(parsed: ParsedRequest, doubts: readonly Doubt[], options: QuestionOptions): PendingQuestion[] {
  const questions = questionsFor(withoutDoubts(parsed, doubts), options);
  const language = languageOf(parsed, options.locale);
  const asked = new Set(questions.map(({ field }) => field));
  const others = doubts.filter(({ field }) => !asked.has(field) && !DATE_FIELDS.has(field)).map((doubt) => plainQuestion(doubt, language));
  return [...questions, ...others].map((question) => {
    const doubt = doubts.find(({ field }) => field === question.field);
    return doubt ? { ...question, ...choiceOf(doubt), question: `${asSentence(doubt.reason)} ${wordsFor(doubt, language) ?? question.question}` } : question;
  });
}

/** A place that may be several, or none that is known, holds up the plan; where there are few to choose from they are the answers. */
const choiceOf = ({ field, options }: Doubt): Partial<PendingQuestion> =>
  field === 'destinationHint' ? { required: true, ...(options ? { type: 'select' as const, options: [...options] } : {}) } : {};

function wordsFor({ field, options }: Doubt, language: Language): string | null {
  if (field !== 'destinationHint') return null;
  return message(language, options ? 'ask.which_place' : 'ask.other_place');
}

function asSentence(reason: string): string {
  const text = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
