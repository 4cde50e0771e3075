/** Angle brackets are escaped, so that no text can close its own marker or open another one. */
const escapeMarkers = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text or a JSON value between data markers; `name` is ours and says what it is. */
export function wrapUntrusted(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
  return `<data name="${name}">\n${escapeMarkers(text)}\n</data>`;
}
