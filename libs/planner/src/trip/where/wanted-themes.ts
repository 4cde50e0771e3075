import { foldName } from '@app/guide';
import type { TripBrief } from '../trip-types.js';

/** English key words of wishes and interests, and the themes of towns that answer to them. */
const THEMES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:beach|beaches|swim|swimming|bathing)\b/, ['beach']],
  [/\b(?:sea|seaside|ocean|coast)\b/, ['beach', 'islands', 'surfing']],
  [/\b(?:snorkel\w*|reef|manta|turtles?)\b/, ['snorkeling', 'diving']],
  [/\b(?:diving|dive)\b/, ['diving']],
  [/\b(?:surf\w*)\b/, ['surfing']],
  [/\b(?:ski|skiing|snowboard\w*|slopes?|sledg\w*|sledding|toboggan\w*)\b/, ['skiing', 'snow']],
  [/\bsnow\b/, ['snow', 'skiing', 'northern_lights']],
  [/\b(?:hik\w*|trek\w*|walking|walks?|trails?)\b/, ['hiking', 'nature', 'walks', 'mountains']],
  [/\b(?:mountains?|alps|peaks?)\b/, ['mountains', 'hiking']],
  [/\b(?:lakes?)\b/, ['lakes']],
  [/\b(?:nature|green|countryside|outdoors?|forests?)\b/, ['nature', 'hiking', 'quiet', 'rainforest']],
  [/\b(?:quiet|silence|calm|peace\w*|uncrowded|no crowds|off the beaten path|relax\w*)\b/, ['quiet', 'wellness', 'romantic']],
  [/\b(?:party|parties|nightlife|clubs?|bars?|going out|hen|stag|bachelor\w*)\b/, ['nightlife']],
  [/\b(?:museums?|galler\w*)\b/, ['museums', 'art']],
  [/\b(?:art|arts)\b/, ['art', 'museums']],
  [/\b(?:history|historic\w*|old town|ruins|sightseeing|sights|culture)\b/, ['history', 'architecture']],
  [/\b(?:architecture|buildings)\b/, ['architecture']],
  [/\b(?:food|eat\w*|restaurants?|cuisine|gastronom\w*|fish|seafood|tapas)\b/, ['food', 'markets']],
  [/\b(?:wine|wineries|vineyards?)\b/, ['wine']],
  [/\b(?:beer|brewer\w*)\b/, ['beer']],
  [/\b(?:spa|wellness|thermal|sauna|massage)\b/, ['spa', 'wellness']],
  [/\b(?:romantic|honeymoon|anniversary)\b/, ['romantic']],
  [/\b(?:luxury|five star|5 star)\b/, ['luxury']],
  [/\b(?:cheap|budget)\b/, ['cheap']],
  [/\b(?:northern lights|aurora)\b/, ['northern_lights']],
  [/\b(?:safari|wildlife|animals)\b/, ['wildlife']],
  [/\b(?:whales?|dolphins?)\b/, ['whales', 'wildlife']],
  [/\b(?:christmas market\w*|advent)\b/, ['christmas_market']],
  [/\b(?:carnival|carnaval)\b/, ['carnival']],
  [/\b(?:desert|dunes)\b/, ['desert']],
  [/\b(?:islands?)\b/, ['islands', 'beach']],
  [/\b(?:castles?)\b/, ['castles']],
  [/\b(?:temples?)\b/, ['temples', 'religion']],
  [/\b(?:cycling|bike|bikes|biking)\b/, ['cycling']],
  [/\b(?:famil\w*|kids|children)\b/, ['family']],
  [/\b(?:shopping)\b/, ['shopping']],
  [/\b(?:photograph\w*)\b/, ['photography', 'views']],
  [/\b(?:road trip)\b/, ['road_trip']],
  [/\b(?:music|concerts?|jazz|opera)\b/, ['music']],
];
const WARM = /\b(?:warm|sun|sunny|hot|heat|winter sun)\b/;
const SEA = /\b(?:beach|beaches|sea|seaside|swim|swimming|bathing|snorkel\w*)\b/;
const SNOW = /\b(?:ski|skiing|snow|sledg\w*|sledding|snowboard\w*)\b/;
const COOL = /\b(?:cool|not too hot|mild|escape the heat)\b/;
const AWAY = /\b(?:outside|not in)\b/;
/** Away from the country that they live in, in six languages. */
const AWAY_SAID =
  /(?<!\p{L})(?:abroad|out of the country|im ausland|ins ausland|[àa] l['’][ée]tranger|(?:en el|al) extranjero|all['’]estero|(?:no|ao) (?:exterior|estrangeiro))(?!\p{L})/u;

/** What an open request asks of a destination. */
export interface WantedThemes {
  /** Each a set of themes of which one is enough, the most wanted first. */
  readonly themes: readonly (readonly string[])[];
  /** What the travellers would rather not have around them. */
  readonly without: readonly string[];
  readonly warm: boolean;
  readonly sea: boolean;
  readonly snow: boolean;
  readonly cool: boolean;
  readonly abroad: boolean;
  /** Folded names of places and countries that are ruled out. */
  readonly avoided: readonly string[];
}

const NOT_ABOUT_PLACES = new Set([
  'avoid',
  'not_before',
  'not_after',
  'max_per_day',
  'min_per_day',
  'free_day',
  'back_by',
  'arrive_after',
  'depart_after',
  'diet',
  'nap',
]);

export function wantedThemes({ wishes, interests, party }: Pick<TripBrief, 'wishes' | 'interests' | 'party'>, requestText: string): WantedThemes {
  const text = requestText.toLowerCase();
  const refused = wishes.flatMap(({ kind, targets }) => (kind === 'avoid' ? targets.map((target) => target.toLowerCase()) : []));
  const said = wishes.filter(({ kind }) => !NOT_ABOUT_PLACES.has(kind)).flatMap(({ said: words, targets }) => [...targets, words]);
  const texts = [...said, ...interests].map((text) => text.toLowerCase());
  const themes = THEMES.filter(([words]) => texts.some((text) => words.test(text))).map(([, found]) => found);
  const all = [...texts, text].join(' | ');
  const positive = texts.join(' | ');
  return {
    themes: party.children > 0 && !themes.some((one) => one.includes('family')) ? [...themes, ['family']] : themes,
    warm: WARM.test(positive) || WARM.test(text),
    sea: SEA.test(positive),
    without: THEMES.filter(([words]) => refused.some((target) => words.test(target))).flatMap(([, found]) => found.slice(0, 1)),
    snow: SNOW.test(positive),
    cool: COOL.test(all),
    abroad: AWAY.test(positive) || AWAY_SAID.test(all),
    // The words around a refused name may hold the country that is wanted: "Portugal again, but not Lisbon".
    avoided: wishes.flatMap(({ kind, targets }) => (kind === 'avoid' ? targets.map(foldName) : [])),
  };
}
