import { COLORS, PAGE, TEXT_WIDTH } from './sheet.js';
import type { Sheet } from './sheet.js';

export const BODY = { size: 10 } as const;
export const QUIET = { size: 8.5, color: COLORS.quiet } as const;
const PRICE_WIDTH = 90;
/** Wide enough for both days of a night flight. */
const WHEN_WIDTH = 180;

/** The title of a part, with room for what follows on the same page. */
export function heading(sheet: Sheet, words: string, roomBelow = 40): void {
  sheet.ensure(roomBelow + 30);
  sheet.gap(8);
  sheet.write(words, { size: 13, weight: 700, color: COLORS.accent });
  sheet.gap(3);
}

/** A row: when, what with details below, and a price with its source on the right. */
interface Booking {
  readonly when: string;
  readonly what: string;
  readonly details: string;
  readonly price: string;
  readonly source: string;
}

export function drawBooking(sheet: Sheet, { when, what, details, price, source }: Booking): void {
  const middle = { x: PAGE.margin + WHEN_WIDTH, width: TEXT_WIDTH - WHEN_WIDTH - PRICE_WIDTH };
  const whenBox = { x: PAGE.margin, width: WHEN_WIDTH - 8, ...BODY };
  const height = Math.max(
    sheet.heightOf(when, whenBox),
    sheet.heightOf(what, { ...middle, ...BODY, weight: 700 }) + sheet.heightOf(details, { ...middle, ...QUIET }),
    sheet.lineHeight(BODY) + sheet.lineHeight(QUIET),
  );
  sheet.ensure(height + 5);
  const { y } = sheet;
  sheet.writeAt(y, when, whenBox);
  sheet.writeAt(sheet.writeAt(y, what, { ...middle, ...BODY, weight: 700 }), details, { ...middle, ...QUIET });
  const right = { x: PAGE.margin + TEXT_WIDTH - PRICE_WIDTH, width: PRICE_WIDTH, align: 'right' } as const;
  sheet.writeAt(sheet.writeAt(y, price, { ...right, ...BODY }), source, { ...right, ...QUIET });
  sheet.y = y + height + 5;
}
