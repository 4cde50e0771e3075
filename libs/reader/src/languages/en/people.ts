import type { PeopleWords } from '../language-words.js';

const relative =
  'wife|husband|hubby|spouse|girlfriend|gf|boyfriend|bf|partner|fiancee?|mother|mom|mum|mummy|father|dad|daddy|brother|bro|sister|sis|friend|bestie|bff|colleague|cousin|aunt|auntie|uncle|grandmother|grandfather|grandma|grandpa|granny|nan|nana|gran|roommate|flatmate|mate|buddy|niece|nephew|boss|mother-in-law|father-in-law|sister-in-law|brother-in-law|other half|better half|carer|caregiver|assistant|nurse|aide|grandad|granddad|nanna|pop|stepdad|stepmum|stepmom|stepson|godmother|godfather|lad|missus|fella|aunty|bro-in-law|companion|roomie|housemate|flattie|hubs|wifey|stepsister|stepbrother|cuz|sweetheart|bezzie';

/** Children, and their ages in brackets. */
const kids =
  '(?:(?:our|my|the|both|two|three|\\d|little) ){0,4}(?:kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|toddlers?|teens?|teenagers?|bab(?:y|ies)|little ones?|twins)(?: ?\\([^)]{1,30}\\))?';

export const people: PeopleWords = {
  relative: `(?:${relative})`,
  spouse: 'romantic\\p{L}*|valentine\\p{L}*|husband|hubby|wife|missus|girlfriend|boyfriend|bf|gf|other half|better half|partner|fiancee?',
  companion: `(?<=(?:with|plus|&|\\+|bringing|taking|me and|i and) )(?:mum|mom|mam|dad|nan|gran|grandma|grandpa|granny|grandad|hubby|mummy|daddy|him indoors|her indoors)(?!'s|\\p{L})|(?<=(?:with|and|plus|&|\\+|n|bringing|taking|me,|i,) )an? (?:\\p{L}+ )?(?:friend|mate|colleague|buddy|pal|cousin|flatmate|roommate|bestie)(?!'s|\\p{L})|(?<=(?:with|and|plus|me|w|n|us|&|\\+|i|taking|bringing|for|w/|-|,|:)[ ,-]{1,3})(?:my|our|her|his|the) (?:\\p{L}+ ){0,2}?(?:${relative})(?!'s|s'| who lives| lives|\\p{L})|(?:my|our|her|his) (?:\\p{L}+ ){0,2}?(?:${relative})(?=,? (?:\\([^)]{0,30}\\),? )?(?:and|&|\\+|n|plus) |, (?:my|our|her|his|me)(?!\\p{L}))|(?:${relative}|she|he)(?=,? (?:and |& |\\+ |plus )?(?:i|me|myself)(?!\\p{L}))|(?<=(?:me|i),? (?:and|&|\\+|plus) )(?:${relative})(?!\\p{L})`,
  pair: "(?:my|our|her|his|both) (?:\\p{L}+ )?(?:parents|grandparents|in-laws|folks|mum and dad|mom and dad)(?!'s|')",
  counted:
    '(?<!one )(?:of (?:my|our) )?(?:\\p{L}+ )?(?:friends|frnds|mates|sisters|brothers|siblings|cousins|colleagues|buddies|pals|girlfriends|besties|aunts|uncles|flatmates|roommates)',
  adults: '(?:adults?|grown-?ups?|pensioners?|seniors?)',
  children:
    '(?:(?:nieces|nephews|grandsons|granddaughters|godchildren|stepkids)(?=,? ?\\(?(?:aged? |of |both |are |who are )?\\d)|kids?|children|child|(?:little|wee|small|tiny) ones?|bairns?|toddlers?|infants?|bab(?:y|ies)|teen(?:ager)?s?|sons|daughters|(?<=(?:our|my|his|her|little|(?:our|my|his|her|adults and|parents and|adults,) (?:two|three|four|2|3|4)) )(?:boys|girls)(?! trip| weekend| night| and i(?!\\p{L}))|(?:boys|girls|lads|lasses)(?=,? ?\\(?(?:aged? |of |are |who are )?\\d)|grandkids|grandchildren|twins|triplets)(?![- ]?friendly| attractions?| menu)',
  child:
    '(?:(?:my|our|(?<=(?:and|with|plus|&|\\+|n|bringing|taking) )(?:her|his)) (?:\\p{L}+[ -]){0,3}?(?:son|daughter|kid|child|baby|toddler|boy|girl|grandson|granddaughter|teenager|teen|infant|little one)(?!\\p{L}))',
  total: [
    '{N} of us',
    "(?:we are|we're|there(?:'s| are| will be)|we will be|party of|group of|family of|trip for|just us|all) {N}(?! (?:nights?|days?|weeks?))",
    '(?:the )?{N} (?:(?!(?:nights?|days?|weeks?|with|and|for|of|my|our|her|his|to|in|or|more|other)(?!\\p{L}))\\p{L}+ ){0,3}(?:people|persons|travell?ers|ppl|pax|students|mates|lads|girls|guys|ladies|women|men|friends|besties|colleagues|retirees|pensioners|nurses|teachers|siblings|sisters|brothers)(?! and (?:i|me))',
    '(?<=^|[.!?:\\n] ?){N} (?:\\p{L}+ )?(?!beers|dinners)\\p{L}{3,}(?:ers|ors|ists|ians|phers|fans|nerds|geeks|dads|mums|moms|lads|oldies|foodies|widows|widowers|expats|bikers)(?= (?:from|out of|based in|living in))',
  ],
  together: [
    [
      '(?:the )?two of us|both of us|us both|we both|just us two|(?:a|the) pair of us|us two|neither of us|either of us|the pair of us|for (?:us )?both|between (?:the )?two of us',
      2,
    ],
    ['(?:the )?three of us|us three|we three', 3],
    ['(?:the )?four of us|us four|we four', 4],
    ['us and (?:the|our) (?:kids|children|baby)', 2],
    ['(?:the )?five of us|us five|we five', 5],
    ['(?:the )?six of us|us six', 6],
  ],
  twins: 'twins',
  triplets: 'triplets',
  onTop: 'plus|\\+|as well as|and also',
  subject:
    "(?:(?:my|our) )?(?:mum|mom|mam|dad|mother|father|gran|nan|grandma|grandpa|grandad|sister|brother|friend)(?:'s| is| has| can(?:'t|not)?| loves?| likes?| wants?| needs?| hates?| doesn't| isn't| uses?| walks?| gets?| prefers?| won't)",
  couple: '(?:as |for )?(?:a |an )?(?:\\p{L}+ )?couple(?! of)|honeymoon\\p{L}*|newlyweds|(?:our|wedding) anniversary|just married|getting married',
  solo: '(?:solo|alone|on my own|by myself|just (?:for )?me|only me|just myself|for myself|single travell?er|travelling single|me,? myself and i|one person|single (?:mum|mom|dad|parent|mother|father))',
  self: "i|me|myself|i'm|im|my|i'll|i'd|i've",
  we: "we|us|our|we're|we'd|we'll|were",
  couples: '{N} (?:\\p{L}+ )?couples',
  family: '(?:family|fam)',
  parent: '(?:mum|mom|dad|mummy|daddy|mother|father|grandma|grandpa|granny|grandad|wife|husband|uncle|aunt|auntie)',
  parents: '(?:grandparents|parents)',
  offspring: '(?:son|daughter|baby|toddler|newborn|infant|little one|boy|girl|teenager|teen)',
  yearOld: '(?:[- ]?years?[- ]olds?|[- ]?y/?o)',
  months: '(?:months?)',
  years: '(?:years?|yrs?|y/?o|year)(?:[ -]?olds?)?',
  and: '(?:and|&|plus|\\+|with|n)',
  writer: 'me|i|myself',
  possessive: 'my|our|his|her|their|both my',
  little: '(?:the )?(?:little|baby|wee|young|big)',
  aged: "who(?:'s| is| are)|she's|he's|(?:she|he) is|aged?|now",
  so: 'so|that makes|which makes|making|meaning',
  leftBehind: `${kids} (?:have |had |all |both )*(?:gave|given|give|bought|got us|got me|paid|pay|clubbed|chipped|pooled|treated|treat|surprised|sent|booked|organi[sz]ed|gifted|are paying|are treating)|(?:gift|present|treat|voucher|money) from ${kids}|(?:an? baby|${kids})[^.;!?\\n]{0,30}(?:,| and| but| who) (?:\\p{L}+ ){1,3}(?:has|have|is having|takes?|taking|minds?|minding|watch(?:es|ing)?|looks? after|looking after|babysits?|babysitting) (?:him|her|them)|(?:leav(?:e|es|ing)|left) ${kids}(?: \\p{L}+){0,2} (?:with|at) (?:(?:the|my|our|his|her) )?\\p{L}+|(?:the )?${kids}(?: are| is| will be| will|'re)?(?: \\p{L}+)? (?:stay(?:s|ing)?|remain(?:s|ing)?|are off|left) (?:with|at|home|behind)(?: (?:the|my|our|his|her))?(?: \\p{L}+)?|without (?:any )?${kids}|(?:kid|child)[- ]?free|no kids(?! (?:menu|club))`,
  withoutWriter:
    "(?:(?:just |only )?the two of them|(?:just|only) them|not (?:for )?me|without me|i'?m not (?:coming|going|travelling|traveling|joining)|i won'?t be (?:coming|there|joining))",
  forWhom: 'for',
  goes: '(?:asked me|have asked me|wanted me to|want|wish|would (?:love|like)|hope|plan|need|dream|long|(?:are|will be) (?:going|flying|travel(?:l)?ing|off)|will (?:go|fly|travel)|go|fly|travel|are celebrating|celebrate)',
  paid: '(?:for )?(?:all |the |us |our |just )*{N} of us|for (?:all |the |us |our |just )*{N}',
  inAll:
    '(?:so|makes?|making|that.s|meaning) {N}(?: of us)?(?: (?:in (?:total|all)|all (?:told|in all)|altogether|people))?(?= ?(?:[,;!?)]|[.:](?!\\d))|$)|{N} (?:of us )?(?:in total|in all|total|altogether|all told)(?= ?(?:[,;!?)]|[.:](?!\\d))|$)',
  pronounPair: '(?:him|her|she|he) (?:and|&|n|\\+) (?:me|i|myself)|(?:me|i) (?:and|&|n|\\+) (?:him|her|you)|you (?:and|&|n) (?:me|i)',
  otherCouple:
    'another couple|a second couple|an other couple|a couple (?:of our|we are|we.re) friends?|a(?:nother)? couple we know|our couple friends|a (?:married )?couple of friends(?! of)',
  others: 'she|he|him|her|you|yourself|yours truly',
  onlyWriter:
    '(?:just|only|it.s only|solely)(?: for)? (?:little |old |poor |lil ){0,2}me(?!,? (?:and|&|plus|n|with) )|only me|me,? myself and i|me on my own|just yours truly|(?:party|group|table) of one|solo(?= (?:girl|lad|guy|woman|man|lady|lass|bloke|chap|gal|dude|female|male|mum|mom|dad|\\d{2}|from|here)|,| ?[.!;]|$)|flying solo|going (?:it )?alone|by my(?:self| lonesome)',
  ages: "(?:(?:we'?re |i'?m |we are |i am |she'?s |he'?s )?(?:both|all)(?: of us)?|(?:we'?re|i'?m|we are|i am)|(?:we |all |both )?in (?:our|my|their)) ?(?:(?:in (?:our|their) )?(?:very )?(?:early|mid|late|nearly|almost)[ -]?)?\\d{2}(?:s|ish|-ish|-something|somethings?)?(?! ?(?:nights?|days?|euros?|pounds|dollars|people|of us|%|km|[:.,]\\d))|(?:early|mid|late)[ -]\\d0s",
};
