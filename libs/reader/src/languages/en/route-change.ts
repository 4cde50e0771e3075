import type { RouteChangeWords } from '../route-change-words.js';

export const routeChange: RouteChangeWords = {
  numbers: { a: 1, an: 1, one: 1, another: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  night: 'nights?|days?',
  more: 'more|extra|additional|another|longer|add|extend',
  fewer: 'less|fewer|shorter|cut|remove|drop|shorten|reduce|off',
  transfer: 'move|shift|transfer|take',
  trip: '(?:extend|lengthen|shorten|cut) (?:the|our|my) (?:trip|holiday|vacation|journey)|(?:trip|holiday|vacation|journey) (?:.{0,12} )?(?:longer|shorter)',
  comeHome: '(?:home|back|return) (?:.{0,10} )?(?:later|earlier)',
  skip: [
    '(?:skip|drop|leave out|cut(?: out)?|remove|omit|cancel|forget(?: about)?|take out|delete|without|no)(?: the (?:stop|stay|nights?|days?) (?:in|at))? @',
    "(?:don't|do not)(?: want to)? (?:go to|visit) @",
    'leave @ out',
    '@ out',
  ],
  add: 'add|include|insert|visit|also|stop|fit|put|go|see|squeeze',
  fillers: 'in|at|to|for|the|a|an|stop|stay|stopover|city|town|of|on|we|us|our|way|then|too|please|instead|with|trip|route|spend|have|would|like|want',
  closers: 'please|entirely|completely|altogether|instead|then|too',
  reverse:
    '(?:swap|reverse|flip|invert|turn around|switch|change)(?: around)?(?: the| our)? (?:order|route|direction|cities|stops)(?: of (?:the )?(?:cities|stops|trip))?|in reverse(?: order)?|(?:the )?other way (?:a)?round|backwards',
  first: ['@(?: comes| goes| should come| should be)? first', '(?:start|begin|starting|beginning) (?:in|with|at|from) @', 'first (?:go |to |visit |see )*@'],
  last: ['@(?: comes| goes| should come| should be)? (?:last|at the end)', '(?:end|finish|ending|finishing) (?:in|with|at) @'],
  before: ['@ before @'],
  after: ['@ after @'],
  swap: ['(?:swap|exchange|switch|trade) @ (?:and|with|for) @'],
};
