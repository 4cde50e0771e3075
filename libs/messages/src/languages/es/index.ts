import type { Catalog } from '../../catalog.js';
import { comparisonMessages } from './comparison.js';
import { daysMessages } from './days.js';
import { formMessages } from './form.js';
import { housesMessages } from './houses.js';
import { madeMessages } from './made.js';
import { notesMessages } from './notes.js';
import { packingMessages } from './packing.js';
import { skyMessages } from './sky.js';
import { summaryMessages } from './summary.js';
import { waysMessages } from './ways.js';
import { wishesMessages } from './wishes.js';

export const es: Catalog = {
  ...comparisonMessages,
  ...daysMessages,
  ...formMessages,
  ...housesMessages,
  ...madeMessages,
  ...notesMessages,
  ...packingMessages,
  ...skyMessages,
  ...summaryMessages,
  ...waysMessages,
  ...wishesMessages,
};
