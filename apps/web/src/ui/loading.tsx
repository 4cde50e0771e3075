import type { JSX } from 'preact';
import { t } from '../words/words.js';

/** Grey lines where something is about to be. */
export const Loading = (): JSX.Element => (
  <main class="narrow" aria-busy="true">
    <span class="unseen">{t('app.loading')}</span>
    <div class="ghost-lines" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  </main>
);
