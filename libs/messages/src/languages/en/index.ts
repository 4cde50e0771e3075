import { daysMessages } from './days.js';
import { formMessages } from './form.js';
import { notesMessages } from './notes.js';
import { skyMessages } from './sky.js';
import { waysMessages } from './ways.js';

/** Every message in English; the other languages have the same ids with the same arguments. */
export const en = { ...daysMessages, ...formMessages, ...notesMessages, ...skyMessages, ...waysMessages };
