import type { TimedWish } from '../language-words.js';

const leave = '(?:leave|leaving|depart\\p{L}*|set(?:ting)? off|head(?:ing)? off|get away|get going|fly(?:ing)?(?: out)?|travel)';
const words = "(?:[ ,]+[\\p{L}']+)";
/** "After 10 May" and "from 10 to 14" are dates. */
const noDate =
  '(?! ?(?:st|nd|rd|th|days?|nights?|weeks?|hours?|people|%|(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:-|to|till|until|and|/) ?\\d))';

/** When the first way may leave and when the last one must be home. */
export const wayTimes: readonly TimedWish[] = [
  [
    'depart_after',
    `(?:can't|cant|cannot|can not|couldn't|won't|not|don't|never|unable to|no)${words}{0,4} ${leave}${words}{0,5} (?:before|until|till|til|earlier than) {T}${noDate}`,
  ],
  ['depart_after', `(?:no|not|nothing)(?: \\p{L}+)? (?:flights?|trains?|departures?|buses|ferries)${words}{0,2} (?:before|earlier than) {T}${noDate}`],
  [
    'depart_after',
    `${leave}[^.;!?\\n]{0,60}?[ (](?:not before|no earlier than|not until|not till|any ?time after|some ?time after|only after|after) {T}${noDate}`,
  ],
  [
    'depart_after',
    `(?:i|we|he|she|they|hubby|(?:my|her|his) \\p{L}+)(?:'m|'re|'s|'ve)?${words}{0,3}? (?:work|works|working|at work|at school|in the office|on shift|class|classes|lectures?|meetings?|shift|exams?|school)(?:[ ,]+(?!mornings|remote|remotely|daily|every|each)[\\p{L}']+){0,5} (?:until|till|til) {T}${noDate}(?! (?:every|each))`,
  ],
  [
    'depart_after',
    `(?:i|we|he|she|they|hubby|(?:my|her|his) \\p{L}+|school|work)${words}{0,2}? (?:finish(?:es)?|get(?:s)? off|clock(?:s)? off|knock(?:s)? off|get(?:s)? out|end(?:s)?)(?:[ ,]+(?!every|each)[\\p{L}']+){0,6}[ ,]+(?:at|by|around) {T}${noDate}`,
  ],
  [
    'back_by',
    `(?:back|be|get|return)(?: back)? (?:at|in|to|home in|home to) (?!(?:the |our |my )?(?:bed|hotel|room|hostel|apartment|airbnb|flat|villa|cottage))[^.;!?\\n]{3,30}? (?:by|before|no later than) {T},? (?:on )?(?:the )?{W}`,
  ],
  [
    'back_by',
    `(?:be |get |got )?back (?:at|in|to|home) (?!(?:the |our |my )?(?:bed|hotel|room|hostel|apartment|airbnb|flat|villa|cottage))[^.;!?\\n]{3,24}? (?:by|before|no later than) {T}${noDate}`,
  ],
];
