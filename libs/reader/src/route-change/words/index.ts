import type { RouteChangeWords } from '../route-change-words.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { pt } from './pt.js';

export const ROUTE_CHANGE_WORDS: readonly RouteChangeWords[] = [en, de, fr, es, it, pt];
