import type { JSX } from 'preact';
import type { DiffAnswer } from '@app/contracts';
import { Icon } from '../ui/icon.js';
import type { IconName } from '../ui/icon.js';
import { dayName, money, shortDay } from '../words/formats.js';
import { t } from '../words/words.js';

interface Line {
  readonly sign: 'added' | 'removed' | 'moved' | 'changed';
  readonly words: string;
  /** What it costs more, or less when negative. */
  readonly difference: number;
}
type Slot = NonNullable<DiffAnswer['items'][number]['before']>;

const SIGNS = { added: 'plus', removed: 'minus', moved: 'swap', changed: 'swap' } as const satisfies Record<Line['sign'], IconName>;
const RANK = ['removed', 'added', 'moved', 'changed'] as const;
/** More lines wait in a fold. */
const MOST_SHOWN = 5;

const slotWords = ({ date, start }: Slot): string => `${dayName(date)}, ${start}`;

function itemLine({ change, title, before, after, costDifference }: DiffAnswer['items'][number]): Line {
  const isRetimed = before && after && before.date === after.date;
  const spans = before && after && { what: title, from: isRetimed ? before.start : slotWords(before), to: isRetimed ? after.start : slotWords(after) };
  const words = spans ? t('diff.moved', spans) : `${title}${(after ?? before) ? `, ${slotWords((after ?? before) as Slot)}` : ''}`;
  // A visit that only begins later counts less than one that comes or goes.
  return { sign: isRetimed ? 'changed' : change, words, difference: costDifference };
}

function stopLine({ change, city, before, after }: DiffAnswer['route'][number]): Line {
  const nights = (after ?? before)?.nights ?? 0;
  const words =
    change === 'changed' && before && after
      ? t('diff.nights', { city, before: before.nights, after: after.nights })
      : change === 'moved' && before && after
        ? t('diff.moved', { what: city, from: shortDay(before.arrive), to: shortDay(after.arrive) })
        : `${city}, ${t('route.nights', { nights })}`;
  return { sign: change, words, difference: 0 };
}

/** Everything that is different, what comes and goes first. */
const linesOf = ({ route, items, bookings }: DiffAnswer): Line[] =>
  [
    ...route.map(stopLine),
    ...bookings.map(({ change, title, costDifference }): Line => ({ sign: change, words: title, difference: costDifference })),
    ...items.map(itemLine),
  ].sort((a, b) => RANK.indexOf(a.sign) - RANK.indexOf(b.sign));

/** What is different between two versions, line by line with what it costs. */
export function DiffLines({ diff }: { readonly diff: DiffAnswer }): JSX.Element | null {
  const lines = linesOf(diff);
  const currency = diff.costs?.currency ?? null;
  const show = ({ sign, words, difference }: Line, index: number): JSX.Element => (
    <li key={index} class={`diff-${sign}`}>
      <Icon name={SIGNS[sign]} />
      <span>
        <span class="unseen">{t(`diff.${sign === 'moved' ? 'changed' : sign}`)}: </span>
        {words}
      </span>
      {difference !== 0 && currency && <span class="diff-cost">{`${difference > 0 ? '+' : '−'}${money(Math.abs(difference), currency)}`}</span>}
    </li>
  );
  const rest = lines.slice(MOST_SHOWN);
  if (lines.length === 0) return null;
  return (
    <>
      <ul class="diff">{lines.slice(0, MOST_SHOWN).map(show)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{t('diff.more', { count: rest.length })}</summary>
          <ul class="diff">{rest.map(show)}</ul>
        </details>
      )}
    </>
  );
}
