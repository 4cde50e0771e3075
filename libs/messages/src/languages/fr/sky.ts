/** Kinds of weather in French; ICU MessageFormat. */
export const skyMessages = {
  'sky.clear': 'ciel dégagé',
  'sky.partly_cloudy': 'éclaircies',
  'sky.overcast': 'couvert',
  'sky.fog': 'brouillard',
  'sky.drizzle': 'bruine',
  'sky.rain': 'pluie',
  'sky.snow': 'neige',
  'sky.showers': 'averses',
  'sky.thunderstorm': 'orages',
};
