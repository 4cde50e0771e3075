/** Loaded by `node --require` before anything else: this process's clock is off by CLOCK_SHIFT_MS; what counts running time is not. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
if (!Number.isInteger(shiftMs)) throw new Error('CLOCK_SHIFT_MS must be a whole number of milliseconds.');

const RealDate = Date;
const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
// Packages ask a date for its constructor.
RealDate.prototype.constructor = Date;
