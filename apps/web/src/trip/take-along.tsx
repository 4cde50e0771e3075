import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { t } from '../words/words.js';
import { ShareDialog } from './share-dialog.js';

const FORMATS = ['pdf', 'ics', 'md', 'json'] as const;

/** Prints all days, also those that are closed on the screen. */
function printTrip(): void {
  for (const day of document.querySelectorAll('details.day')) day.setAttribute('open', '');
  print();
}

/** For readers who have only the link. */
export const PrintButton = (): JSX.Element => (
  <div class="take">
    <button type="button" class="second" onClick={printTrip}>
      {t('take.print')}
    </button>
  </div>
);

/** The plan as a file, on paper, or as a link for others: one menu. */
export function TakeAlong(): JSX.Element {
  const { store } = useTrip();
  const menu = useRef<HTMLDivElement>(null);
  const isSharing = useSignal(false);
  const id = useId();
  const close = (): void => menu.current?.hidePopover();
  return (
    <div class="take">
      <button type="button" class="second" popovertarget={id} aria-haspopup="true">
        <Icon name="share" />
        {t('take.title')}
      </button>
      <div id={id} ref={menu} popover="auto" class="menu">
        <button
          type="button"
          onClick={() => {
            close();
            isSharing.value = true;
          }}
        >
          {t('take.share')}
        </button>
        {FORMATS.map((format) => (
          <a key={format} href={`/plan/${store.threadId}/export.${format}`} download="" onClick={close}>
            {t(`take.${format}`)}
          </a>
        ))}
        <button
          type="button"
          onClick={() => {
            close();
            printTrip();
          }}
        >
          {t('take.print')}
        </button>
      </div>
      {isSharing.value && <ShareDialog onClose={() => (isSharing.value = false)} />}
    </div>
  );
}
