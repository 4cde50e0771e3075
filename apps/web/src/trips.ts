import { ask } from './api.js';
import { el } from './dom.js';
import { statusWords } from './words.js';

interface Trip {
  readonly threadId: string;
  readonly title: string;
  readonly status: string;
}

/** The caller's latest trips; quiet when they cannot be had, since they are only a convenience. */
export async function showTrips(into: HTMLElement): Promise<void> {
  const page = (await ask('GET', '/plan?limit=8').then(
    (response) => response.json(),
    () => null,
  )) as { threads?: readonly Trip[] } | null;
  const links = (page?.threads ?? []).map(({ threadId, title, status }) =>
    el('li', {}, el('a', { href: `#/${threadId}` }, title || threadId), el('span', { class: 'faint' }, ` ${statusWords(status)}`)),
  );
  into.replaceChildren(...(links.length > 0 ? [el('details', {}, el('summary', {}, 'Your trips'), el('ul', {}, ...links))] : []));
}
