/** Done, tasted or listened to; a museum about it is no more than a museum. */
export const DONE: ReadonlySet<string> = new Set(
  (
    'market flea_market vintage shopping bookshop crafts dance live_music jazz flamenco fado tango opera nightlife wine beer whisky mezcal coffee_house olive ' +
    'cooking_class food_tour street_food boat hike walk swim snorkel dive surf kayak ski sledge snowshoe cable_car cycling horse fishing yoga spa sauna massage ' +
    'hammam tea_ceremony tea stargazing puppets wine_bar rooftop rafting zipline paragliding balloon quad canyoning carriage bioluminescence turtles afternoon_tea carnival festival stadium train_ride wildlife whale birdwatching mass'
  ).split(' '),
);
/** Out of doors: a museum named after one is none. */
export const OUTDOORS: ReadonlySet<string> = new Set(['park', 'beach', 'nature', 'river', 'lake']);
export const EXHIBITS: ReadonlySet<string> = new Set(['museum', 'gallery']);
/** Their tags are also those of other things: a theatre is tagged with music. */
export const LOOSELY_TAGGED: ReadonlySet<string> = new Set([
  'spa',
  'massage',
  'bookshop',
  'ruins',
  'stadium',
  'live_music',
  'museum',
  'opera',
  'photography',
  'nightlife',
]);

/** Done with a provider: the beach of that river is no boat on it. */
export const RIDDEN: ReadonlySet<string> = new Set('boat kayak rafting balloon train_ride carriage cable_car dive quad zipline paragliding surf'.split(' '));
