import { unescapeText } from '../text/decode.js';
import { revealHidden } from '../text/hidden-characters.js';

/** Elements whose content is never meant for readers. */
const SILENT_ELEMENT = /<(script|style|template|noscript|iframe|object|svg|math|head)\b[^<>]{0,2000}>/gi;
const COMMENT_START = '<!--';
const COMMENT_END = '-->';
const TAG = /<[a-z/!?][^<>]{0,2000}>?/gi;
/** No bracket inside a bracket, so that a text of brackets is read once; one pair of parentheses inside an address is common. */
const IMAGE = /!\[[^[\]\n]{0,300}\](?:\([^()\n]{0,2000}(?:\([^()\n]{0,200}\)[^()\n]{0,200})?\)|\[[^[\]\n]{0,300}\])/g;
const LINK = /\[([^[\]\n]{1,300})\](?:\([^()\n]{0,2000}(?:\([^()\n]{0,200}\)[^()\n]{0,200})?\)|\[[^[\]\n]{0,300}\])/g;
const AUTOLINK = /<(?:https?|mailto):[^\s<>]{1,2000}>/gi;
const SCRIPT_URL = /\b(?:javascript|vbscript|data)\s{0,5}:(?:[^\s]{1,2000})/gi;
const HORIZONTAL_SPACE = /[^\S\n]{2,}/g;
const BLANK_LINES = /\n{3,}/g;

/** Cuts every piece from `open` to `close`, an unclosed one to the end of the text. */
function cut(text: string, open: string, close: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, from)) {
    kept.push(text.slice(from, at));
    const end = text.indexOf(close, at + open.length);
    if (end === -1) return kept.join('');
    from = end + close.length;
  }
  return kept.join('') + text.slice(from);
}

function cutSilentElements(text: string): string {
  const kept: string[] = [];
  const lower = text.toLowerCase();
  let from = 0;
  for (const match of text.matchAll(SILENT_ELEMENT)) {
    if (match.index < from) continue;
    kept.push(text.slice(from, match.index));
    const close = `</${(match[1] ?? '').toLowerCase()}`;
    const end = lower.indexOf(close, match.index);
    if (end === -1) return kept.join('');
    from = end;
  }
  return kept.join('') + text.slice(from);
}

const stripOnce = (text: string): string =>
  cutSilentElements(cut(text, COMMENT_START, COMMENT_END))
    .replace(AUTOLINK, '')
    .replace(IMAGE, '')
    .replace(LINK, '$1')
    .replace(TAG, '')
    .replace(SCRIPT_URL, '');

/**
 * Plain text for people: no HTML, no images, links as their words, no script addresses, no invisible characters.
 *
 * Entities are decoded before tags are cut, so that `&lt;script&gt;` cannot come back to life in a page that decodes twice.
 */
export function sanitizeMarkup(text: string): string {
  const decoded = unescapeText(revealHidden(text).visible);
  const once = stripOnce(decoded);
  // Removing one tag can join the halves of another; a second pass and no bare "<" before a letter ends that game.
  return stripOnce(once)
    .replace(/<(?=[a-z/!?])/gi, '')
    .replace(HORIZONTAL_SPACE, ' ')
    .replace(BLANK_LINES, '\n\n')
    .trim();
}
