import { CurrencyCode, IsoDate } from '@app/contracts';
import type { QuestionView } from '../api/schemas.js';
import { printable } from '../render/text.js';

/** What a line that a person typed says: values by field, nothing, or why it cannot be the answer. */
export type AnswerReading =
  | { readonly kind: 'answers'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'problem'; readonly problem: string };

type ValueReading = { readonly value: unknown } | { readonly problem: string };

/** The question for a terminal: the words, the choices with their numbers, and the form of the answer. */
export function describeQuestion(question: QuestionView): string[] {
  const choices = (question.options ?? []).map((option, index) => `  ${index + 1}) ${printable(option)}`);
  const hint = formOf(question);
  return [printable(question.question) + (hint === '' ? '' : ` (${hint})`), ...choices];
}

function formOf({ type, min, max, example, required }: QuestionView): string {
  const form = {
    text: '',
    date: 'YYYY-MM-DD',
    number: 'a number',
    select: 'number or name',
    multiselect: 'numbers or names, with commas',
    boolean: 'yes or no',
  }[type];
  const limits = [min === undefined ? '' : `from ${min}`, max === undefined ? '' : `up to ${max}`];
  const parts = [form, ...limits, example === undefined ? '' : `such as ${printable(example)}`, required ? '' : 'may be left empty'];
  return parts.filter(Boolean).join(', ');
}

/** Reads one line as the answer to a question. What only the gateway can judge is left to it. */
export function readAnswer(question: QuestionView, line: string): AnswerReading {
  const text = line.trim();
  if (text === '') return question.required ? { kind: 'problem', problem: 'An answer is needed here.' } : { kind: 'skipped' };
  const money = question.field === 'budget' ? splitCurrency(text) : { amount: text, currency: null };
  const reading = READERS[question.type](money.amount, question);
  if ('problem' in reading) return { kind: 'problem', problem: reading.problem };
  return { kind: 'answers', values: { [question.field]: reading.value, ...(money.currency !== null && { currency: money.currency }) } };
}

const READERS: Readonly<Record<QuestionView['type'], (text: string, question: QuestionView) => ValueReading>> = {
  text: (text) => ({ value: text }),
  date: readDate,
  number: readNumber,
  select: (text, question) => readChoice(text, question.options ?? []),
  multiselect: readChoices,
  boolean: readYesOrNo,
};

function readDate(text: string, { min, max }: QuestionView): ValueReading {
  const date = IsoDate.safeParse(text);
  if (!date.success) return { problem: `"${text}" ${date.error.issues[0]?.message ?? 'is no date'}.` };
  // Dates of this form sort like text.
  if (typeof min === 'string' && text < min) return { problem: `${text} is too early; the earliest is ${min}.` };
  if (typeof max === 'string' && text > max) return { problem: `${text} is too late; the latest is ${max}.` };
  return { value: text };
}

function readNumber(text: string, { min, max }: QuestionView): ValueReading {
  const plain = text.replace(/(?<=\d)[ '’_,](?=\d{3}(?!\d))/g, '');
  const value = /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  if (!Number.isFinite(value)) return { problem: `"${text}" is no number; write it like 1500 or 1500.50.` };
  if (min !== undefined && value < Number(min)) return { problem: `${value} is too small; at least ${min} is needed.` };
  if (max !== undefined && value > Number(max)) return { problem: `${value} is too large; at most ${max} is possible.` };
  return { value };
}

function readChoice(text: string, options: readonly string[]): ValueReading {
  const byName = options.find((option) => option.toLowerCase() === text.toLowerCase());
  const chosen = byName ?? (/^\d+$/.test(text) ? options[Number(text) - 1] : undefined);
  return chosen === undefined ? { problem: `"${text}" is none of the choices: ${options.join(', ')}.` } : { value: chosen };
}

function readChoices(text: string, { options }: QuestionView): ValueReading {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (options === undefined) return { value: parts };
  const chosen: unknown[] = [];
  for (const part of parts) {
    const reading = readChoice(part, options);
    if ('problem' in reading) return reading;
    chosen.push(reading.value);
  }
  return { value: [...new Set(chosen)] };
}

function readYesOrNo(text: string): ValueReading {
  if (/^(y|yes|true)$/i.test(text)) return { value: true };
  if (/^(n|no|false)$/i.test(text)) return { value: false };
  return { problem: `"${text}" is neither yes nor no.` };
}

const CURRENCY_OF_SIGN: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };

/** "1500 EUR", "EUR 1500" and "€1500" name the currency with the amount; signs that several currencies share do not. */
function splitCurrency(text: string): { readonly amount: string; readonly currency: string | null } {
  const parts = /^(?<before>[A-Za-z]{3}|[€£])?(?<amount>[^A-Za-z€£]{1,40})(?<after>[A-Za-z]{3}|[€£])?$/u.exec(text)?.groups;
  const name = parts?.['before'] ?? parts?.['after'];
  if (parts?.['amount'] === undefined || name === undefined) return { amount: text, currency: null };
  const code = CurrencyCode.safeParse(CURRENCY_OF_SIGN[name] ?? name.toUpperCase());
  return code.success ? { amount: parts['amount'].trim(), currency: code.data } : { amount: text, currency: null };
}
