/** Kinds of weather in German; ICU MessageFormat. */
export const skyMessages = {
  'sky.clear': 'heiter',
  'sky.partly_cloudy': 'teils bewölkt',
  'sky.overcast': 'bedeckt',
  'sky.fog': 'Nebel',
  'sky.drizzle': 'Nieselregen',
  'sky.rain': 'Regen',
  'sky.snow': 'Schnee',
  'sky.showers': 'Schauer',
  'sky.thunderstorm': 'Gewitter',
};
