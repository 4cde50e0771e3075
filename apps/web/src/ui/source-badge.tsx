import type { JSX } from 'preact';
import { named, t } from '../words/words.js';

/** Where a price or a fact comes from. */
export const SourceBadge = ({ source }: { readonly source: string }): JSX.Element => {
  const name = named('source', source, source);
  return (
    <span class={`badge source-${source}`} title={t('source.label', { source: name })}>
      {name}
    </span>
  );
};
