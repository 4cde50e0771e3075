import { personText } from '../text.js';
import { RequestContext } from './request.js';

describe('what a client calls now', () => {
  it.each(['2026-11-23', '2026-11-23T10:00:00Z', '1970-01-01'])('may be %s', (now) => expect(RequestContext.safeParse({ now }).success).toBe(true));
  it.each(['0000-05-10', '0000-05-10T00:00:00Z', '0001-01-01', '9999-12-31', '2200-01-01', '-0001-01-01'])(
    'is refused at %s, where years cannot be reckoned',
    (now) => expect(RequestContext.safeParse({ now }).success).toBe(false),
  );
});

describe('a text of a person', () => {
  it.each(['\u200b\u200b', '\u3164 \u115f', '\u00ad', '\u2800\u2800', '\u{e0041}', ' \n'])('is refused when nobody sees it: %j', (text) =>
    expect(personText.safeParse(text).success).toBe(false),
  );
});
