import { foldName } from '@app/guide';

const COUNTRIES =
  'Austria, Belgium, Bulgaria, Croatia, Cyprus, Czechia, Czech Republic, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Iceland, Ireland, Italy, Latvia, Liechtenstein, Lithuania, Luxembourg, Malta, Monaco, Netherlands, Norway, Poland, Portugal, Romania, San Marino, Slovakia, Slovenia, Spain, Sweden, Switzerland, Andorra, Vatican City, Albania, Bosnia and Herzegovina, Bosnia & Herzegovina, Georgia, Kosovo, Moldova, Montenegro, North Macedonia, Serbia, Turkey, Türkiye';
const TAKE_CARDS = new Set(COUNTRIES.split(', ').map(foldName));

/**
 * Whether some travellers may enter the country, named in English, with an identity card; elsewhere everybody needs a passport.
 *
 * From general knowledge of 2026: the European Economic Area, Switzerland, and neighbours that take the cards of its citizens. The United Kingdom
 * does not.
 */
export const takesIdentityCards = (country: string): boolean => TAKE_CARDS.has(foldName(country));
