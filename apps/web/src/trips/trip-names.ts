import { signal } from '@preact/signals';

const KEPT_AS = 'navigo-trip-names';

const read = (): Readonly<Record<string, string>> => {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/** Names that were given to trips in this browser, by thread. */
export const tripNames = signal(read());

/** Gives a trip a name; an empty one brings its own back. */
export function nameTrip(threadId: string, name: string): void {
  const { [threadId]: _before, ...others } = tripNames.value;
  tripNames.value = name.trim() ? { ...others, [threadId]: name.trim() } : others;
  localStorage.setItem(KEPT_AS, JSON.stringify(tripNames.value));
}
