import type { FinalPlan } from '@app/contracts';

const yen = (amount: number) => ({ amount, currency: 'JPY' });
const activity = (title: string, place: { name: string; lat: number; lng: number }, start: string, end: string) => ({
  ...{ id: `id-${start}`, title, kind: 'sight', place, start, end, cost: yen(500), source: 'guide' as const, openingHours: '06:00-17:00' },
});

/** A day in Tokyo with names in several scripts, the ways there and a night. */
export const samplePlan = (): FinalPlan => ({
  ...{ summary: 'One day.', selectedFlightOfferId: 'off_1', selectedReturnFlightOfferId: null, packingList: ['Good shoes', 'Umbrella'], safetyFlags: [] },
  selectedDestination: { name: 'Tokyo', country: 'Japan', iataCode: 'HND', cityCode: 'TYO', rationale: 'r' },
  budget: null,
  costs: { byCategory: { activities: 1000, stays: 9000 }, total: 10_000, currency: 'JPY' },
  checks: { pass: false, violations: [{ code: 'MEAL_MISSING', detail: 'There is no dinner.', day: 1 }] },
  sources: [{ kind: 'guide', name: 'Guide', asOf: '2026-10', note: '' }],
  planSections: [
    {
      ...{ id: 'visa', title: 'Visa', agent: 'visa', text: 'Stay *short*.', items: ['Carry the printout'] },
      table: { head: ['Who', 'Days'], rows: [['Swiss', '90']] },
      sources: ['Embassy'],
    },
  ],
  itinerary: [
    {
      ...{ date: '2027-05-10', city: 'Tokyo', theme: 'متحف طوكيو, Эрмитаж, Ακρόπολη', weatherNote: 'Mild' },
      activities: [
        activity('浅草寺', { name: '東京都台東区', lat: 35.7148, lng: 139.7967 }, '09:30', '11:00'),
        activity('경복궁', { name: 'Ueno', lat: 35.7156, lng: 139.7745 }, '13:00', '14:00'),
      ],
      meals: [{ meal: 'lunch', place: null, cuisine: null, start: '12:00', end: '12:45', cost: yen(0), source: 'estimate' }],
    },
  ],
  transport: [
    {
      ...{ id: 'flight-outbound', mode: 'flight', from: 'ZRH', to: 'HND', date: '2027-05-09', departureTime: '13:00', arrivalDate: '2027-05-10' },
      ...{ arrivalTime: '07:00', description: 'Direct', cost: yen(90_000), source: 'estimate', offerId: 'off_1' },
    },
  ],
  stays: [
    {
      ...{ id: 's', name: 'Inn', city: 'Tokyo', area: 'Asakusa', checkInDate: '2027-05-10', checkOutDate: '2027-05-11', nights: 1, rooms: 1 },
      ...{ tier: 'midrange', cost: yen(9000), source: 'guide' },
    },
  ],
});
