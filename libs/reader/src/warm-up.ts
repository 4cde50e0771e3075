import type { PlaceIndex } from './places/place-index.js';
import { publicPlaces } from './places/resolve-place.js';
import { readRequest } from './read-request.js';

const SAMPLES = [
  'Five days in Oslo for two from 10 to 14 May 2027, under 1,500 euros, museums and seafood, no flights, private rooms',
  'my wife and I want to fly from boston to seatle next friday for 4 nights, $2k per person',
  'Vom 3. bis 7. Juni von Wien nach Rom, zu zweit, höchstens 900 Euro',
  'Du 3 au 7 juin de Lyon à Nice pour deux personnes, 800 euros',
  'Del 3 al 7 de junio de Madrid a Sevilla para dos, 700 euros',
];
const ROUNDS = 20;

/**
 * Loads the place names (about a second) and lets the engine compile the patterns; afterwards a text takes under 2 ms.
 *
 * For the start of a process, so that the first person does not wait.
 */
export function warmUpReader(places: PlaceIndex = publicPlaces()): void {
  for (let round = 0; round < ROUNDS; round++) for (const text of SAMPLES) readRequest(text, { now: '2027-04-20', places });
}
