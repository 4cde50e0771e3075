import type { EffectStore, NewEffect } from '@app/ports';

/** A store with runs of an owner that move, and a way to end one. */
export interface EffectStoreKit {
  readonly store: EffectStore;
  /** Opens a run that moves, for an owner of its own; the id. */
  openRun(ownerId: string): Promise<string>;
  endRun(runId: string): Promise<void>;
}

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const FAR_OFF = new Date('2100-01-01T00:00:00Z');

/** What every store of effects promises, see {@link EffectStore}. */
export function describeEffectStore(name: string, make: () => Promise<EffectStoreKit>): void {
  let owners = 0;
  const scene = async () => {
    const kit = await make();
    const ownerId = `owner_${(owners += 1)}`;
    const runId = await kit.openRun(ownerId);
    const effect = (id: string, more: Partial<NewEffect> = {}): NewEffect => ({
      ...{ key: `${runId}.${id}`, threadId: `thr_${runId}`, runId, ownerId, stepId: id, tool: 'email.send', costCents: 0, currency: 'EUR' },
      ...more,
    });
    return { ...kit, ownerId, runId, effect, key: (id: string) => `${runId}.${id}` };
  };

  describe(`${name} as a store of effects`, () => {
    it('lets one begin, and shows the others what is known', async () => {
      const { store, effect, key } = await scene();
      const begun = await Promise.all([store.begin(effect('s1')), store.begin(effect('s1'))]);
      expect(begun.filter(({ kind }) => kind === 'new')).toHaveLength(1);
      expect(await store.begin(effect('s1'))).toMatchObject({ kind: 'known', effect: { status: 'begun', output: null } });
      await store.settle(key('s1'), 'done', { messageId: 'm' });
      expect(await store.begin(effect('s1'))).toMatchObject({ kind: 'known', effect: { status: 'done', output: { messageId: 'm' } } });
    });

    it('keeps the first outcome, and lets what failed begin anew', async () => {
      const { store, effect, key } = await scene();
      await store.begin(effect('s1'));
      await store.settle(key('s1'), 'failed', null);
      expect(await store.settle(key('s1'), 'done', {})).toMatchObject({ status: 'failed' });
      expect(await store.begin(effect('s1'))).toEqual({ kind: 'new' });
      expect(await store.settle(key('s1'), 'done', { n: 1 })).toMatchObject({ status: 'done', output: { n: 1 } });
      expect(await store.settle(key('s1'), 'failed', null)).toMatchObject({ status: 'done', output: { n: 1 } });
    });

    it('begins nothing for a run that has ended, and still knows what was done', async () => {
      const { store, effect, key, endRun, runId } = await scene();
      await store.begin(effect('s1'));
      await endRun(runId);
      await expect(store.begin(effect('s2'))).rejects.toMatchObject({ code: 'RUN_ENDED' });
      expect(await store.begin(effect('s1'))).toMatchObject({ kind: 'known' });
      expect(await store.settle(key('s1'), 'done', {})).toMatchObject({ status: 'done' });
      await expect(store.settle(key('s9'), 'done', {})).rejects.toMatchObject({ code: 'RUN_ENDED' });
    });

    it('takes back only what was done', async () => {
      const { store, effect, key } = await scene();
      await store.begin(effect('s1'));
      await store.markUndone(key('s1'));
      expect(await store.find(key('s1'))).toMatchObject({ status: 'begun' });
      await store.settle(key('s1'), 'done', {});
      await store.markUndone(key('s1'));
      expect(await store.find(key('s1'))).toMatchObject({ status: 'undone' });
      expect(await store.find(key('s2'))).toBeNull();
    });

    it('lists what a run did, the oldest first', async () => {
      const { store, effect, runId, openRun, ownerId } = await scene();
      const other = await openRun(ownerId);
      for (const id of ['s1', 's2', 's3']) await store.begin(effect(id));
      await store.begin(effect('s4', { key: `${other}.s4`, runId: other }));
      expect((await store.listOfRun(runId)).map(({ stepId }) => stepId)).toEqual(['s1', 's2', 's3']);
    });

    it('counts what was spent and what is under way, of one owner in one currency, since a moment', async () => {
      const { store, effect, runId, ownerId, key, openRun } = await scene();
      const other = await openRun(ownerId);
      await store.begin(effect('s1', { costCents: 100 }));
      await store.begin(effect('s2', { costCents: 20 }));
      await store.settle(key('s2'), 'done', {});
      await store.begin(effect('s3', { costCents: 4 }));
      await store.settle(key('s3'), 'failed', null);
      await store.begin(effect('s4', { costCents: 7, currency: 'USD' }));
      await store.begin(effect('s5', { key: `${other}.s5`, runId: other, costCents: 3_000 }));
      const at = { runId, currency: 'EUR', dayStart: LONG_AGO, monthStart: LONG_AGO };
      expect(await store.spent(ownerId, at)).toEqual({ run: 120, day: 3_120, month: 3_120 });
      expect(await store.spent(ownerId, { ...at, dayStart: FAR_OFF })).toEqual({ run: 120, day: 0, month: 3_120 });
      expect(await store.spent('somebody else', at)).toEqual({ run: 0, day: 0, month: 0 });
    });
  });
}
