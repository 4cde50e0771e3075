import { saidOf } from './said-of.js';

/** What a table or a rest without a name of its own is beside, in whatever language it was worded; null for a name of its own. */
export const besideOf = saidOf(['table.near', 'table.cafes', 'table.restaurants', 'table.stay', 'table.picnic', 'rest.around']);
