import type { Check } from '../look.js';
import { checkInCheck } from './check-in.js';
import { closureCheck } from './closure.js';
import { documentCheck } from './document.js';
import { priceCheck } from './price.js';
import { weatherCheck } from './weather.js';

/** One for each kind of watch. */
export const CHECKS: readonly Check[] = [priceCheck, weatherCheck, closureCheck, documentCheck, checkInCheck];
