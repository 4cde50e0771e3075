import type { FormCompletion, FormCompleterInput } from './form-completer.schema.js';

/** The questions as code words them. */
export const formCompleterExpert = ({ questions }: FormCompleterInput): FormCompletion => ({
  questions: questions.map(({ field, question }) => ({ field, question })),
});
