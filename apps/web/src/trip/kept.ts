import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';

const PREFIX = 'navigo-kept';
const open = new Map<string, Signal<Readonly<Record<string, string>>>>();

/** Small things that a traveller notes on this device: ticks, confirmation numbers, what was spent. */
export function keptFor(threadId: string, what: 'packing' | 'notes' | 'share' | 'locks' | 'expenses' | 'actions'): Signal<Readonly<Record<string, string>>> {
  const key = `${PREFIX}-${what}-${threadId}`;
  const known = open.get(key);
  if (known) return known;
  const kept = signal<Readonly<Record<string, string>>>(JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>);
  kept.subscribe((value) => {
    if (Object.keys(value).length > 0) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  });
  open.set(key, kept);
  return kept;
}

/** Sets one of them; an empty text takes it away. */
export function keep(kept: Signal<Readonly<Record<string, string>>>, name: string, value: string): void {
  const { [name]: _before, ...rest } = kept.value;
  kept.value = value ? { ...rest, [name]: value } : rest;
}
