import type { PlaceIndex } from './places/place-index.js';
import { publicPlaces } from './places/resolve-place.js';
import { readRequest } from './read-request.js';

const SAMPLES = [
  'Five days in Oslo for two from 10 to 14 May 2027, under 1,500 euros, museums and seafood, no flights, private rooms',
  'my wife and I want to fly from boston to seatle next friday for 4 nights, $2k per person',
  'Vom 3. bis 7. Juni von Wien nach Rom, zu zweit, höchstens 900 Euro',
  'Du 3 au 7 juin de Lyon à Nice pour deux personnes, 800 euros',
  'Del 3 al 7 de junio de Madrid a Sevilla para dos, 700 euros',
  'Dal 3 al 7 giugno da Milano a Roma in due, 700 euro',
  'De 3 a 7 de junho de Lisboa ao Porto para dois, 500 euros',
];

/**
 * Loads the place names and compiles the patterns of each language (about two seconds of CPU together), so that the first person does not wait.
 *
 * For the start of a process. Once over each text only: it keeps the process from everything else.
 */
export function warmUpReader(places: PlaceIndex = publicPlaces()): void {
  for (const text of SAMPLES) readRequest(text, { now: '2027-04-20', places });
}
