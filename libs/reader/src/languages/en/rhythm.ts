import type { TimedWish } from '../language-words.js';

const words = "(?:,? [\\p{L}'’]+)";
const noDate =
  '(?! ?(?:st|nd|rd|th|days?|nights?|weeks?|hours?|people|%|(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:-|to|till|until|and|/) ?\\d))';
const arriving = `(?:get(?:s|ting)? (?:me |us |them |him |her |everyone )?(?:in|there|here)|land(?:s|ing|ed)?|arriv\\p{L}+|touch\\p{L}* down|be(?:ing)? there|comes? in)`;
const door = '(?:in|through|at|inside|behind) (?:my|our|the)(?: own)?(?: front)? door';
const day = '(?<!(?:things|sights|places|stops|visits|activities|times|once|twice) )(?:a|one|1)(?: (?!days?(?!\\p{L}))\\p{L}+){0,3} day';
const idle = '(?:blank|empty|clear|open|free|unplanned|unscheduled)';

/** When the days of a trip begin and end, when the travellers arrive, and days left empty. */
export const rhythm: readonly TimedWish[] = [
  [
    'arrive_after',
    `(?:don't|dont|do not|not|never|no|nothing|nowt|none|can't|cant|cannot|won't|wont|couldn't)${words}{0,4} ${arriving}${words}{0,3} (?:before|until|till|earlier than) {T}${noDate}`,
  ],
  ['arrive_after', `(?:arrival|landing|arrive|arriving|land)(?: \\p{L}+){0,2} (?:not before|no earlier than|only after) {T}${noDate}`],
  ['back_by', `${door}(?: on)?(?: {W})?(?: \\p{L}+){0,2} (?:by|before|no later than|at) {T}(?: (?:on )?{W})?`],
  [
    'back_by',
    `(?:on|in) (?:my|our|the)(?: own)? (?:sofa|couch|bed)(?: (?:on )?{W}(?: \\p{L}+)? (?:by|before|no later than) {T}| (?:by|before|no later than) {T} (?:on )?{W})`,
  ],
  ['not_after', `(?:back|home|in|inside|indoors|done|finished)(?: \\p{L}+){0,3} (?:by|before|at) {T},? (?:every|each) (?:single )?(?:evening|night|day)`],
  ['not_after', `(?:every|each) (?:single )?(?:evening|night)${words}{0,5} (?:back|home|in|inside|done|over|bed|finished)${words}{0,2} (?:by|before|at) {T}`],
  [
    'not_after',
    `(?:everyone|everybody|all of us|(?:the )?kids|(?:the )?(?:little )?ones|evenings|(?:the|our) days|everything|we(?:'re|’re| are)?)${words}{0,2} (?:in|inside|indoors|over|done|wrapped up|finished|in bed|asleep) (?:by|before|at) {T}`,
  ],
  [
    'not_before',
    `(?:start|begin|get going|get up|set off|starting|beginning) late(?:r|ish)?(?: \\p{L}+){0,2} ?[:,]? (?:at |around |from |after |not before )?{T}`,
  ],
  ['not_before', `first thing (?:is )?(?:at|from|not before) {T}|(?:not |never |nobody )?out of (?:the (?:house|hotel|door)|bed) before {T}`],
  ['free_day', `${day}${words}{0,2} (?:in|on|under|by) (?:a|an|the|our|my) (?:hammock|(?:sun ?)?lounger|deck ?chair|sun ?bed|daybed|sofa|bed)s?`, 1],
  ['free_day', `(?:leave|keep|want|have|with)(?: us| me)? (?:a|one|1)(?: \\p{L}+){0,2} day(?: \\p{L}+)? ${idle}`, 1],
  ['free_day', `(?:a|one|1)(?: \\p{L}+){0,2} ${idle} day(?! (?:trip|ticket|pass))`, 1],
  [
    'free_day',
    `${day},? (?:where|when|on which|in which|that) (?:nobody|no one|no-one|noone) (?:tells|makes|asks|expects|wants|has|needs|bothers|moves|drags|plans)${words}{0,6}`,
    1,
  ],
  [
    'free_day',
    `${day}(?: just| only| simply)? (?:to|for)(?: us to| me to)?(?: just| only| simply)? (?:flop|lounge|laze|loaf|veg|unwind|recharge|recover|do(?:ing)? (?:absolutely |literally )?nothing|doing nothing|laze|lie|be lazy|chill|slob)${words}{0,3}`,
    1,
  ],
  ['free_day', `${day}(?: just| spent)? (?:with|and|putting) (?:our|my|the) feet up`, 1],
  [
    'free_day',
    `${day} (?:just )?(?:without|with no|with zero|with nothing|no|and no) (?:any |an? |on the |in the )*(?:alarms?|plans?|programme|program|schedule|timetable|clock|itinerary|agenda|commitments?|calendar)(?: (?:or|and) (?:an? )?\\p{L}+)?`,
    1,
  ],
  [
    'free_day',
    `(?:${day}|(?:the |our |my )?(?:last|final|first|middle)(?: full| whole)? day|one of (?:the|our|those|these)(?: \\p{L}+)? days(?: (?:in|at|on) \\p{L}+)?)(?! (?:trip|tour|out)(?!\\p{L}))${words}{0,6},? (?:(?:absolutely|literally|just|completely|totally|simply) )?nothing(?: (?:at all|else|booked|planned|scheduled|arranged|fixed|organised|organized|to do|happening|whatsoever)| on(?: (?:the|our) (?:schedule|programme|program|agenda|list|calendar|cards))?(?!\\p{L})|(?= *(?:[.;!?]|$|,)))`,
    1,
  ],
  [
    'free_day',
    `(?:(?:the |our |my )?(?:last|final|first|middle)(?: full| whole)? day|one of (?:the|our|those|these)(?: \\p{L}+)? days(?: (?:in|at|on) \\p{L}+)?)(?! (?:trip|tour|out)(?!\\p{L}))(?: [\\p{L}'’]+){0,4} (?:${idle}|off|lazy|for ourselves|to ourselves|for resting|to rest|to chill|to relax)(?!\\p{L})`,
    1,
  ],
  [
    'free_day',
    `${day}(?: \\p{L}+){0,2} (?:(?:completely|totally|entirely|fully|truly) )?(?:off|to ourselves|to myself|horizontal|flat out|at leisure|for lazing|for loafing|for lounging|in pyjamas|in pajamas|of (?:total |complete |pure |absolute )?(?:rest|idleness|laziness|nothing|peace|leisure))(?! (?:the|season|to)(?!\\p{L}))(?: completely| entirely| totally)?`,
    1,
  ],
  ['not_before', `from {T} (?:onwards?|on(?! (?:the|mon|tue|wed|thu|fri|sat|sun)))|{T} onwards?(?: only| please)?`],
  [
    'not_before',
    `(?:days|mornings|our day|the day|things|activities|everything)(?: (?:should|must|can|may|only|don't|to))?(?: only)? (?:start|begin|kick off|get going|set off)s?(?: (?:at|around|about|from|not before|after))+ {T}`,
  ],
  [
    'not_before',
    `(?:useless|dead(?: to (?:us|me|the world))?|asleep|zombies?|human|unconscious|grumpy|functional|hopeless|sleepers?|comatose|in bed|don'?t (?:exist|function|move|surface|do mornings)|(?:don'?t|do not) (?:call|wake|bother|expect|disturb|book|plan|schedule|start)(?: \\p{L}+){0,3})(?: \\p{L}+){0,2} (?:before|until|till) {T}`,
  ],
  ['not_before', "{T} is (?:the|our|my)(?: (?:very|absolute))? earliest(?: [\\p{L}'’]+){0,4}"],
];

/** What limits a trip of one day, without a word about the day. */
export const dayOut: readonly TimedWish[] = [
  [
    'max_per_day',
    '(?:no more than|not more than|max(?:imum)?(?: of)?|at most|up to|only) {N} (?:\\p{L}+ )?(?:stops|places|sights|visits|outings|things)(?: (?:max|tops|please))?',
  ],
];
