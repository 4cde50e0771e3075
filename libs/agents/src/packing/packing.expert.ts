import type { PackingInput, PackingList, TripWeather } from './packing.schema.js';

const WASH_AFTER_DAYS = 7;

/** A list by rules: documents first, then clothing by temperature and rain, gear by activity, things for children. */
export function packingExpert(input: PackingInput): PackingList {
  return { items: [...documents(input), ...clothing(input), ...gear(input), ...forChildren(input), ...everyday(input)] };
}

function documents({ abroad, country, children }: PackingInput): string[] {
  const paper = abroad === false ? 'Identity card' : `Passport or identity card, and what ${country || 'the country'} asks for at entry`;
  return [
    paper,
    'Tickets and booking confirmations, offline as well',
    'Bank card and some cash',
    'Travel insurance and health card',
    ...(children > 0 ? ['Identity papers of the children'] : []),
  ];
}

/** Layers by what the coldest morning and the warmest afternoon ask for. */
function byTemperature({ warmestC, coldestC, snow }: TripWeather): string[] {
  const cold =
    coldestC < 3
      ? ['Warm winter coat', 'Hat, scarf and gloves']
      : coldestC < 10
        ? ['Warm jacket', 'Jumper or fleece']
        : coldestC < 17
          ? ['Light jacket or jumper for the evening']
          : [];
  const warm =
    warmestC >= 28 ? ['Light, breathable clothing', 'Sun hat'] : warmestC >= 20 ? ['T-shirts and light trousers'] : ['Long trousers and long sleeves'];
  return [...warm, ...cold, ...(warmestC >= 18 ? ['Sunglasses and sunscreen'] : []), ...(snow ? ['Waterproof winter boots'] : [])];
}

function clothing({ weather, days }: PackingInput): string[] {
  const sets = Math.min(days, WASH_AFTER_DAYS);
  const basics = [
    `Underwear and socks for ${sets} ${sets === 1 ? 'day' : 'days'}${days > WASH_AFTER_DAYS ? ', and detergent to wash them' : ''}`,
    'Comfortable walking shoes',
  ];
  if (!weather) return [...basics, 'Layers for warm and cool weather: no weather was to be had', 'Light rain jacket'];
  const rain = weather.wetDays > 1 ? ['Rain jacket', 'Small umbrella'] : weather.wetDays === 1 ? ['Small umbrella'] : [];
  return [...basics, ...byTemperature(weather), ...rain];
}

const GEAR: Readonly<Record<string, string>> = {
  beach: 'Swimwear and a quick-drying towel',
  nature: 'Sturdy shoes and a small first-aid kit',
  park: 'Blanket or mat for a picnic',
  garden: 'Blanket or mat for a picnic',
  religious: 'Scarf or top that covers shoulders and knees',
  nightlife: 'Something smart for the evening',
  show: 'Something smart for the evening',
  day_trip: 'Day pack with water and snacks',
  viewpoint: 'Camera',
};

const gear = ({ activityKinds, plugs, mobility }: PackingInput): string[] => [
  ...activityKinds.flatMap((kind) => GEAR[kind] ?? []),
  ...(plugs.length > 0 ? [`Power adapter for plug type ${plugs.join(' or ')}, unless yours fit`] : ['Universal power adapter']),
  ...(mobility ? ['Own mobility aids, with spare parts and charger'] : []),
];

const BABY_AGE = 3;

function forChildren({ children, childrenAges }: PackingInput): string[] {
  if (children === 0) return [];
  const small = childrenAges.length === 0 || childrenAges.some((age) => age < BABY_AGE);
  return ['Games or books for the way', 'Snacks for the children', ...(small && childrenAges.length > 0 ? ['Nappies, wipes and a light pushchair'] : [])];
}

const everyday = ({ days }: PackingInput): string[] => [
  'Phone charger and power bank',
  'Personal medicines',
  'Toiletries',
  'Refillable water bottle',
  ...(days > 1 ? ['Small bag for the days'] : []),
];
