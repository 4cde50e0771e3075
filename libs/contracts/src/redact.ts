/** Names of fields whose values are secrets, whatever they are. */
const SECRET_FIELD =
  /^(?:authorization|cookie|set-cookie|password|passwd|passphrase|secret|token|api[-_]?key|access[-_]?token|refresh[-_]?token|client[-_]?secret|private[-_]?key|signing[-_]?secret|credentials?|cvv|cvc|card[-_]?number|iban)$/i;

/** Secrets by their form: keys of providers and of our own, tokens, passwords in URLs. */
const SECRET_FORMS: readonly RegExp[] = [
  /\b(?:sk|pk|rk)[-_](?:live|test|proj|ant)[-_][\w-]{8,200}/g,
  /\b(?:duffel_(?:live|test)_|whsec_|nvg_[0-9a-f]{12}_|xox[abprs]-|gh[pousr]_)[\w+/=-]{8,200}/g,
  /\beyJ[\w-]{8,2000}\.[\w-]{8,4000}\.[\w-]{8,2000}/g,
  /(?<=\b(?:Bearer|Basic)\s)[\w.~+/=-]{8,4000}/gi,
  /(?<=:\/\/[^\s/:@]{0,200}:)[^\s/@]{1,200}(?=@)/g,
];
const DIGITS = /(?<![\d.,-])\d(?:[ -]?\d){12,18}(?![\d.,-])/g;

export const MASK = '[masked]';
const MAX_DEPTH = 12;

/** Numbers of cards have a check digit (Luhn); other long numbers stay. */
function isCardNumber(text: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...text.replaceAll(/[ -]/g, '')].toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** A text without secrets in it. */
export function redactText(text: string): string {
  const unformed = SECRET_FORMS.reduce((rest, form) => rest.replace(form, MASK), text);
  return unformed.replace(DIGITS, (digits) => (isCardNumber(digits) ? MASK : digits));
}

/** The same value without secrets: fields by their names, texts by their form. Anything but plain data and texts stays as it is. */
export function redact<T>(value: T): T {
  return redactAt(value, 0) as T;
}

function redactAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => redactAt(item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_FIELD.test(name) && item !== null && typeof item !== 'number' ? MASK : redactAt(item, depth + 1),
    ]),
  );
}
