import { formatTraceparent, parseTraceparent, traceIdOf } from './traceparent.js';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const GOOD = `00-${TRACE_ID}-b7ad6b7169203331-01`;

describe('traceparent', () => {
  it('is read and written without a change', () => {
    const parsed = parseTraceparent(GOOD);
    expect(parsed).toEqual({ traceId: TRACE_ID, spanId: 'b7ad6b7169203331', traceFlags: 1 });
    expect(parsed && formatTraceparent(parsed)).toBe(GOOD);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['another version', GOOD.replace('00-', '01-')],
    ['upper case', GOOD.toUpperCase()],
    ['a trace of zeros', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
    ['a span of zeros', `00-${TRACE_ID}-${'0'.repeat(16)}-01`],
    ['more behind it', `${GOOD}-x`],
  ])('is none for %s', (_what, text) => {
    expect(parseTraceparent(text)).toBeNull();
    expect(traceIdOf(text)).toBeUndefined();
  });
});
