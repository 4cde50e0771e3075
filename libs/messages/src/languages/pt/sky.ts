/** Kinds of weather in Portuguese; ICU MessageFormat. */
export const skyMessages = {
  'sky.clear': 'céu limpo',
  'sky.partly_cloudy': 'parcialmente nublado',
  'sky.overcast': 'encoberto',
  'sky.fog': 'nevoeiro',
  'sky.drizzle': 'chuvisco',
  'sky.rain': 'chuva',
  'sky.snow': 'neve',
  'sky.showers': 'aguaceiros',
  'sky.thunderstorm': 'trovoada',
};
