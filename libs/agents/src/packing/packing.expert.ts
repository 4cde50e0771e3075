import { wordsIn } from '@app/messages';
import type { MessageId, Words } from '@app/messages';
import { takesIdentityCards } from './identity-cards.js';
import type { PackingInput, PackingList, TripWeather } from './packing.schema.js';

const WASH_AFTER_DAYS = 7;

type Say = Words['say'];
/** Things whose words take no values. */
type Thing = Exclude<Extract<MessageId, `pack.${string}`>, 'pack.passport' | 'pack.passport_only' | 'pack.underwear' | 'pack.and_detergent' | 'pack.adapter'>;

/** A list by rules: documents first, then clothing by temperature and rain, gear by activity, things for children. */
export function packingExpert(input: PackingInput): PackingList {
  const words = wordsIn(input.language);
  return {
    items: [
      ...documents(input, words),
      ...clothing(input, words.say),
      ...gear(input, words),
      ...[...forChildren(input), ...everyday(input)].map((thing) => words.say(thing)),
    ],
  };
}

const passport = (country: string, words: Words): string =>
  words.say(takesIdentityCards(country) ? 'pack.passport' : 'pack.passport_only', { country: words.country(country) });

function documents({ abroad, country, children }: PackingInput, words: Words): string[] {
  const { say } = words;
  const paper = abroad === false ? say('pack.identity_card') : country ? passport(country, words) : say('pack.passport_unknown');
  return [paper, say('pack.tickets'), say('pack.money'), say('pack.insurance'), ...(children > 0 ? [say('pack.children_papers')] : [])];
}

/** Layers by what the coldest morning and the warmest afternoon ask for. */
function byTemperature({ warmestC, coldestC, snow }: TripWeather): Thing[] {
  const cold: Thing[] =
    coldestC < 3 ? ['pack.winter_coat', 'pack.hat_gloves'] : coldestC < 10 ? ['pack.warm_jacket', 'pack.jumper'] : coldestC < 17 ? ['pack.evening_jacket'] : [];
  const warm: Thing[] = warmestC >= 28 ? ['pack.light_clothing', 'pack.sun_hat'] : warmestC >= 20 ? ['pack.tshirts'] : ['pack.long_clothing'];
  return [...warm, ...cold, ...(warmestC >= 18 ? (['pack.sunscreen'] as const) : []), ...(snow ? (['pack.winter_boots'] as const) : [])];
}

function clothing({ weather, days }: PackingInput, say: Say): string[] {
  const clothes = say('pack.underwear', { days: Math.min(days, WASH_AFTER_DAYS) });
  const basics = [days > WASH_AFTER_DAYS ? say('pack.and_detergent', { clothes }) : clothes, say('pack.walking_shoes')];
  if (!weather) return [...basics, say('pack.layers'), say('pack.light_rain_jacket')];
  const rain: Thing[] = weather.wetDays > 1 ? ['pack.rain_jacket', 'pack.umbrella'] : weather.wetDays === 1 ? ['pack.umbrella'] : [];
  return [...basics, ...[...byTemperature(weather), ...rain].map((thing) => say(thing))];
}

const GEAR: Readonly<Record<string, Thing>> = {
  beach: 'pack.for_beach',
  nature: 'pack.for_nature',
  park: 'pack.for_picnic',
  garden: 'pack.for_picnic',
  religious: 'pack.for_religious',
  nightlife: 'pack.for_evening',
  show: 'pack.for_evening',
  day_trip: 'pack.for_day_trip',
  viewpoint: 'pack.camera',
};

const gear = ({ activityKinds, plugs, mobility }: PackingInput, { say, either }: Words): string[] => [
  ...activityKinds.flatMap((kind) => (GEAR[kind] ? [say(GEAR[kind])] : [])),
  plugs.length > 0 ? say('pack.adapter', { plugs: either(plugs) }) : say('pack.any_adapter'),
  ...(mobility ? [say('pack.mobility')] : []),
];

const BABY_AGE = 3;

function forChildren({ children, childrenAges }: PackingInput): Thing[] {
  if (children === 0) return [];
  const small = childrenAges.length === 0 || childrenAges.some((age) => age < BABY_AGE);
  return ['pack.games', 'pack.snacks', ...(small && childrenAges.length > 0 ? (['pack.nappies'] as const) : [])];
}

const everyday = ({ days }: PackingInput): Thing[] => [
  'pack.charger',
  'pack.medicines',
  'pack.toiletries',
  'pack.bottle',
  ...(days > 1 ? (['pack.day_bag'] as const) : []),
];
