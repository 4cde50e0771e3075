import { sanitizeMarkup, scan } from '@app/guardrails';
import type { PlaceFacts } from '@app/ports';

/** What a source told without what tries to instruct whoever reads it, and the guard's flags for what was left out. */
export interface CleanFacts {
  readonly facts: PlaceFacts;
  readonly flags: readonly string[];
}

const MIN_NAME_CHARS = 2;

/** Names of strangers: one that carries instructions is left out together with its place, and markup in the others is taken away. */
class NameCleaner {
  readonly flags = new Set<string>();

  /** The name as plain words; null when it may not be shown. */
  name(text: string): string | null {
    const { blocked, flags } = scan({ text, direction: 'tool' });
    if (blocked) for (const flag of flags) this.flags.add(flag);
    const plain = sanitizeMarkup(text).trim();
    return blocked || plain.length < MIN_NAME_CHARS ? null : plain;
  }

  named<P extends { readonly name: string }>(places: readonly P[]): P[] {
    return places.flatMap((place) => {
      const name = this.name(place.name);
      return name === null ? [] : [{ ...place, name }];
    });
  }
}

/** Everything that a source of places tells passes through here before it is merged, kept with a trip, shown or given to a model. */
export function cleanFacts({ sights, tables, houses }: PlaceFacts): CleanFacts {
  const cleaner = new NameCleaner();
  const facts: PlaceFacts = {
    sights: cleaner.named(sights),
    tables: cleaner.named(tables).map((table) => ({ ...table, cuisines: table.cuisines.flatMap((cuisine) => cleaner.name(cuisine) ?? []) })),
    houses: cleaner.named(houses),
  };
  return { facts, flags: [...cleaner.flags] };
}

/** The name of a town as a map has it, as plain words; null when it carries instructions. */
export const cleanName = (text: string): string | null => new NameCleaner().name(text);
