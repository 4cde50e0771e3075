const LUHN_BASE = 10;
const LUHN_MAX_DIGIT = 9;
const IBAN_MODULUS = 97;
const IBAN_HEAD_CHARS = 4;
/** Letters of an IBAN count from A = 10. */
const LETTER_RADIX = 36;

/** Whether the digits of a payment card number add up, see ISO/IEC 7812; most other long numbers do not. */
export function isCardNumber(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    return total + (weighted > LUHN_MAX_DIGIT ? weighted - LUHN_MAX_DIGIT : weighted);
  }, 0);
  return digits.length > 0 && sum % LUHN_BASE === 0;
}

/** Whether the check digits of an international bank account number fit, see ISO 13616. */
export function isIban(text: string): boolean {
  const compact = text.replace(/\s/g, '').toUpperCase();
  const rearranged = compact.slice(IBAN_HEAD_CHARS) + compact.slice(0, IBAN_HEAD_CHARS);
  const remainder = [...rearranged].reduce((rest, character) => {
    const value = Number.parseInt(character, LETTER_RADIX);
    return (rest * (value >= LUHN_BASE ? LUHN_BASE ** 2 : LUHN_BASE) + value) % IBAN_MODULUS;
  }, 0);
  return remainder === 1;
}
