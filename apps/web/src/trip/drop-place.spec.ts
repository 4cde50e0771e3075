import { moveTo } from './drop-place.js';
import type { Carried, DropPlace } from './drop-place.js';

const carried: Carried = { id: 'b', city: 'Rome', day: 2, number: 2 };
const line = (more: Partial<DropPlace>): DropPlace => ({ day: 2, city: 'Rome', id: 'x', above: 0, isVisit: true, ...more });

describe('where a carried visit comes to', () => {
  it.each([
    ['above the first of its day', line({ above: 0 }), 'above', { day: 2, position: 1 }],
    ['below the third of its day', line({ above: 2 }), 'below', { day: 2, position: 3 }],
    ['above the fourth of its day', line({ above: 3 }), 'above', { day: 2, position: 3 }],
    ['below a meal after the third', line({ above: 3, isVisit: false }), 'below', { day: 2, position: 3 }],
    ['below the first of another day', line({ day: 3, above: 0 }), 'below', { day: 3, position: 2 }],
    ['on another day', line({ day: 3, id: null }), 'below', { day: 3 }],
  ] as const)('%s', (_where, place, edge, to) => expect(moveTo(carried, place, edge)).toEqual(to));

  it.each([
    ['itself', line({ id: 'b', above: 1 }), 'above'],
    ['below the one before it', line({ above: 0 }), 'below'],
    ['above the one after it', line({ above: 2 }), 'above'],
    ['its own day', line({ id: null }), 'below'],
  ] as const)('is nowhere else at %s', (_where, place, edge) => expect(moveTo(carried, place, edge)).toBeNull());
});
