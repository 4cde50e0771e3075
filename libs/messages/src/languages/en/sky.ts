/** Kinds of weather in English; ICU MessageFormat. */
export const skyMessages = {
  'sky.clear': 'clear',
  'sky.partly_cloudy': 'partly cloudy',
  'sky.overcast': 'overcast',
  'sky.fog': 'fog',
  'sky.drizzle': 'drizzle',
  'sky.rain': 'rain',
  'sky.snow': 'snow',
  'sky.showers': 'showers',
  'sky.thunderstorm': 'thunderstorm',
} as const;
