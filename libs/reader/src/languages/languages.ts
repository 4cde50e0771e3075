import type { Language } from '@app/contracts';
import { de } from './de/index.js';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { fr } from './fr/index.js';
import { it } from './it/index.js';
import type { LanguageWords } from './language-words.js';
import { pt } from './pt/index.js';

/** Every language that is read; a further one is a folder and a row. */
export const LANGUAGES: Readonly<Record<Language, LanguageWords>> = { en, de, fr, es, it, pt };
