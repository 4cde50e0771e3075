import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { knownTown } from '../api/places.js';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { t } from '../words/words.js';

/** A place that comes to a day by its name; names that are known there are offered. */
export function AddPlace({ day, city }: { readonly day: number; readonly city: string }): JSX.Element {
  const { store, talk } = useTrip();
  const name = useSignal('');
  const known = useSignal<readonly string[]>([]);
  const id = useId();
  const offer = async (): Promise<void> => {
    const planned = new Set(store.plan.value?.itinerary.flatMap(({ activities }) => activities.map(({ place }) => place.name)));
    known.value = ((await knownTown(city))?.sights ?? []).map((sight) => sight.name).filter((one) => !planned.has(one));
  };
  const add = async (): Promise<void> => {
    if (await talk.edit({ kind: 'add', place: name.value.trim(), day })) name.value = '';
  };
  return (
    <details class="add-place" onToggle={(event) => void (event.currentTarget.open && offer())}>
      <summary>
        <Icon name="plus" />
        {t('add.title')}
      </summary>
      <form
        class="one-line"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <input
          list={id}
          required
          minLength={2}
          maxLength={200}
          aria-label={t('add.label', { day })}
          placeholder={t('add.placeholder')}
          value={name}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <datalist id={id}>
          {known.value.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <button type="submit" class="second" disabled={talk.isSending.value}>
          {t('add.go')}
        </button>
      </form>
    </details>
  );
}
