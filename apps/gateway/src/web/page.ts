import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The page as it was built. */
export const FILES = fileURLToPath(new URL('../../../web/', import.meta.url));

/** Nothing inline runs, nothing foreign loads, and no other page may frame it. */
export const PAGE_POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'"],
  ...["manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
].join('; ');

/** The page with something to read in it before, and without, any script; `content` has to be safe. */
export const pageWith = async (content: string): Promise<string> =>
  (await readFile(`${FILES}index.html`, 'utf8'))
    .replace('<div id="app"></div>', () => `<div id="app">${content}</div>`)
    .replace(/<noscript>[^]*?<\/noscript>/, '');
