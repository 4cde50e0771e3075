import type { Stay, TransportLeg } from '@app/contracts';
import type { LedgerFacts } from './evidence.js';
import { isSeen, seenOf } from './seen-kinds.js';

const leg = (mode: TransportLeg['mode'], arrivalDate: string) =>
  ({ id: `${mode}-1`, mode, from: 'Oslo', to: 'Bergen', date: '2027-08-10', arrivalDate }) as TransportLeg;
const facts = (transport: TransportLeg[], stays: Pick<Stay, 'id' | 'name'>[] = []): LedgerFacts =>
  ({ wishes: [], days: [], stays, transport, towns: [], language: 'en' }) as unknown as LedgerFacts;

describe('what is to be avoided and the plan itself tells', () => {
  it('is a night on a train, not a day on one', () => {
    expect(seenOf('Nachtzüge', facts([leg('train', '2027-08-10')]))).toEqual([]);
    expect(seenOf('night trains', facts([leg('train', '2027-08-11')]))).toEqual([{ id: 'train-1', name: 'Oslo – Bergen' }]);
  });
  it('is a kind of house, or a mode', () => {
    expect(seenOf('hostel', facts([], [{ id: 'stay-1', name: 'Hostel in Alfama' }]))).toHaveLength(1);
    expect(seenOf('hostels', facts([], [{ id: 'stay-1', name: 'Midrange hotel in Alfama' }]))).toEqual([]);
    expect(seenOf('buses', facts([leg('bus', '2027-08-10')]))).toHaveLength(1);
  });
  it('is nothing that only sources tell of', () => expect([isSeen('cobbles'), seenOf('cobbles', facts([]))]).toEqual([false, undefined]));
});
