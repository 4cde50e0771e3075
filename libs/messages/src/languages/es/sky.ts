/** Kinds of weather in Spanish; ICU MessageFormat. */
export const skyMessages = {
  'sky.clear': 'despejado',
  'sky.partly_cloudy': 'intervalos nubosos',
  'sky.overcast': 'cubierto',
  'sky.fog': 'niebla',
  'sky.drizzle': 'llovizna',
  'sky.rain': 'lluvia',
  'sky.snow': 'nieve',
  'sky.showers': 'chubascos',
  'sky.thunderstorm': 'tormenta',
};
