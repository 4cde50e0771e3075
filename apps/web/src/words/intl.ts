const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** The one that was made before, or a new one: making a format takes as long as hundreds of uses of it. */
function once<F>(made: Map<string, F>, tag: string, options: object, make: () => F): F {
  const key = tag + JSON.stringify(options);
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

export const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once(numbers, tag, options, () => new Intl.NumberFormat(tag, options));

export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(dates, tag, options, () => new Intl.DateTimeFormat(tag, options));
