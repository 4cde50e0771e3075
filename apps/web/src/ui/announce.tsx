import { signal } from '@preact/signals';
import type { JSX } from 'preact';

const words = signal('');

/** Says something to screen readers, without anything to see. */
export const announce = (text: string): void => {
  words.value = text;
};

export const Announcer = (): JSX.Element => (
  <p class="unseen" role="status" aria-live="polite">
    {words.value}
  </p>
);
