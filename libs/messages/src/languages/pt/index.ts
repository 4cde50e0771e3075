import type { Catalog } from '../../catalog.js';
import { daysMessages } from './days.js';
import { formMessages } from './form.js';
import { notesMessages } from './notes.js';
import { skyMessages } from './sky.js';
import { waysMessages } from './ways.js';

export const pt: Catalog = { ...daysMessages, ...formMessages, ...notesMessages, ...skyMessages, ...waysMessages };
