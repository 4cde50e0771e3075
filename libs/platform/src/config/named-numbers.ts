import { ConfigError } from './load-config.js';

const ENTRY = /^([A-Za-z][\w-]*)=([1-9]\d{0,8})$/;

/**
 * Whole numbers by name, as in `itinerary=4,packing=2`; empty when the variable is absent.
 *
 * @throws {ConfigError} for a name that is not known, a number below 1, or a name that comes twice.
 */
export function readNamedNumbers(variable: string, text: string | undefined, known: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const entry of (text ?? '').split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, name = '', number] = ENTRY.exec(entry) ?? [];
    if (!known.includes(name) || numbers.has(name))
      throw new ConfigError(
        `${variable} has ${JSON.stringify(entry)}; write name=number with commas between, each name once, names from: ${known.join(', ')}.`,
      );
    numbers.set(name, Number(number));
  }
  return numbers;
}
