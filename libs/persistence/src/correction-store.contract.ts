import type { CorrectionStore, NewCorrection } from '@app/ports';

const correction = (id: string, more: Partial<NewCorrection> = {}): NewCorrection => ({
  ...{ id, ownerId: 'ann', townId: 'salzburg', change: { kind: 'closed', placeId: 'hangar-7' } },
  ...more,
});

/** What every store of corrections promises, see {@link CorrectionStore}. */
export function describeCorrectionStore(name: string, make: () => Promise<CorrectionStore>): void {
  describe(`${name} as a store of corrections`, () => {
    it('lists what waits for a decision, the oldest first, in pages', async () => {
      const store = await make();
      for (const id of ['cor_1', 'cor_2', 'cor_3']) await store.add(correction(id));
      const [first, second] = await store.list('open', null, 2);
      expect([first?.id, second?.id]).toEqual(['cor_1', 'cor_2']);
      const rest = await store.list('open', { at: second?.createdAt ?? '', id: second?.id ?? '' }, 2);
      expect(rest.map(({ id }) => id)).toEqual(['cor_3']);
    });

    it('counts what waits of one owner only', async () => {
      const store = await make();
      await store.add(correction('cor_1'));
      await store.add(correction('cor_2', { ownerId: 'bob' }));
      await store.decide('cor_1', { state: 'refused', reason: null });
      expect([await store.countOpen('ann'), await store.countOpen('bob')]).toEqual([0, 1]);
    });

    it('lets one decision win', async () => {
      const store = await make();
      await store.add(correction('cor_1', { why: 'It closed.', url: 'https://example.org/closed' }));
      expect(await store.decide('cor_1', { state: 'applied', reason: 'seen' })).toMatchObject({ state: 'applied', reason: 'seen', why: 'It closed.' });
      expect(await store.decide('cor_1', { state: 'refused', reason: 'late' })).toBeNull();
      expect(await store.decide('cor_9', { state: 'applied', reason: null })).toBeNull();
      expect([await store.exists('cor_1'), await store.exists('cor_9')]).toEqual([true, false]);
    });

    it('gives what was applied, the first decision first', async () => {
      const store = await make();
      for (const id of ['cor_1', 'cor_2', 'cor_3']) await store.add(correction(id));
      for (const id of ['cor_3', 'cor_1']) await store.decide(id, { state: 'applied', reason: null });
      await store.decide('cor_2', { state: 'refused', reason: null });
      const applied = await store.applied();
      expect(applied.map(({ id }) => id)).toEqual(['cor_3', 'cor_1']);
      expect(applied[0]).toMatchObject({ townId: 'salzburg', change: { kind: 'closed', placeId: 'hangar-7' } });
    });
  });
}
