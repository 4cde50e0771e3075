import { saidOf } from '@app/messages';

/** What a table without a name of its own is near to; null for a table that has one. */
export const besideOf = saidOf(['table.near', 'table.cafes', 'table.restaurants', 'table.stay', 'rest.around', 'table.picnic']);
