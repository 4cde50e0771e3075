import { Temporal } from 'temporal-polyfill';

const MAX_LINE_BYTES = 75;
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Text as a property may hold it (RFC 5545, 3.3.11): line breaks and separators escaped, control characters gone. */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** A content line in pieces of at most 75 bytes, never cut inside a character. */
export function folded(line: string): string {
  if (bytesOf(line) <= MAX_LINE_BYTES) return line;
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

/** An instant as YYYYMMDDTHHMMSSZ. */
export const icsInstant = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

export const icsDate = (isoDate: string): string => isoDate.replaceAll('-', '');

/**
 * The moment at which a clock in `zone` shows this time. Without a zone it is left floating, which calendars show as it stands wherever
 * they are. A time that the change to summer time skips is taken as the one an hour later, of a time that comes twice the first one counts.
 */
export function icsMoment(date: string, time: string, zone: string | null): string {
  if (zone === null) return `${icsDate(date)}T${time.replace(':', '')}00`;
  const { epochMilliseconds } = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' });
  return icsInstant(new Date(epochMilliseconds).toISOString());
}
