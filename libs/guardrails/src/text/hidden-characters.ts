const TAG_FIRST = 0xe0000;
const TAG_LAST = 0xe007f;
const TAG_PRINTABLE_FIRST = 0xe0020;

/** Zero-width and bidirectional controls, soft hyphens, variation selectors, fillers: nothing a reader sees. */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\u{1D173}-\u{1D17A}\u{E0100}-\u{E01EF}]/gu;
const TAG_RUN = /[\u{E0000}-\u{E007F}]+/gu;
/** Flags of regions such as Scotland are spelled with tags after a black flag; these are no message. */
const FLAG_TAGS = /\u{1F3F4}[\u{E0020}-\u{E007E}]{1,6}\u{E007F}/gu;
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;

const decodeTags = (run: string): string =>
  [...run]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((code) => code >= TAG_PRINTABLE_FIRST && code < TAG_LAST && code >= TAG_FIRST)
    .map((code) => String.fromCharCode(code - TAG_FIRST))
    .join('');

/** The text without characters that a reader cannot see, and the messages spelled in Unicode tag characters. */
export function revealHidden(text: string): { readonly visible: string; readonly tagged: readonly string[] } {
  const tagged: string[] = [];
  const withoutTags = text.replace(FLAG_TAGS, ' ').replace(TAG_RUN, (run) => {
    const message = decodeTags(run);
    if (message !== '') tagged.push(message);
    return ' ';
  });
  return { visible: withoutTags.replace(INVISIBLE, '').replace(CONTROL, ' '), tagged };
}
