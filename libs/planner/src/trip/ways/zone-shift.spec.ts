import { zoneShift } from './zone-shift.js';

const at = (townId: string | null) => ({ townId });

describe('clocks at both ends of a way', () => {
  it.each([
    ['london', 'paris', '2027-06-07', 60],
    ['paris', 'london', '2027-06-07', -60],
    ['rome', 'florence', '2027-05-13', 0],
    ['lisbon', 'madrid', '2027-01-10', 60],
  ])('from %s to %s on %s differ by %d minutes', (from, to, date, minutes) => expect(zoneShift(at(from), at(to), date)).toBe(minutes));
  it('do not differ where a zone is not known', () => expect(zoneShift(at(null), at('paris'), '2027-06-07')).toBe(0));
});
