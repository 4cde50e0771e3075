import type { ShareAnswer } from '@app/contracts';
import { ask, post } from './api.js';
import { el } from './dom.js';

const FORMATS = ['pdf', 'ics', 'md', 'json'] as const;

/** Links cannot carry a key, so the file is fetched and handed over. */
async function download(threadId: string, format: string): Promise<void> {
  const file = await (await ask('GET', `/plan/${threadId}/export.${format}`)).blob();
  const url = URL.createObjectURL(file);
  const link = el('a', { href: url, download: `trip.${format}` });
  link.click();
  URL.revokeObjectURL(url);
}

async function share(threadId: string, into: HTMLElement, onTrouble: (error: unknown) => void): Promise<void> {
  const { url, expiresAt } = await post<ShareAnswer>(`/plan/${threadId}/share`, {});
  const whole = new URL(url, location.href).href;
  const end = async (): Promise<void> => {
    await ask('DELETE', `/plan/${threadId}/share`);
    into.replaceChildren('The link is ended.');
  };
  into.replaceChildren(
    el('a', { href: whole, rel: 'noreferrer' }, whole),
    ` until ${new Date(expiresAt).toLocaleDateString()}, without anything personal `,
    el('button', { type: 'button', class: 'link', click: () => void end().catch(onTrouble) }, 'end the link'),
  );
}

/** The plan as a file, or as a link for others. */
export function takeAlong(threadId: string, onTrouble: (error: unknown) => void): HTMLElement {
  const shared = el('span', { class: 'faint' });
  const button = (words: string, act: () => Promise<void>): HTMLElement =>
    el('button', { type: 'button', class: 'second', click: () => void act().catch(onTrouble) }, words);
  return el(
    'div',
    { class: 'buttons' },
    ...FORMATS.map((format) => button(`.${format}`, () => download(threadId, format))),
    button('Share', () => share(threadId, shared, onTrouble)),
    shared,
  );
}
