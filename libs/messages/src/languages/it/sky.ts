/** Kinds of weather in Italian; ICU MessageFormat. */
export const skyMessages = {
  'sky.clear': 'sereno',
  'sky.partly_cloudy': 'parzialmente nuvoloso',
  'sky.overcast': 'coperto',
  'sky.fog': 'nebbia',
  'sky.drizzle': 'pioviggine',
  'sky.rain': 'pioggia',
  'sky.snow': 'neve',
  'sky.showers': 'rovesci',
  'sky.thunderstorm': 'temporali',
};
