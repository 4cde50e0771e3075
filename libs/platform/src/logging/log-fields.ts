import { AsyncLocalStorage } from 'node:async_hooks';

type Fields = Record<string, string | number | undefined>;

const storage = new AsyncLocalStorage<Fields>();

/** Every line that is logged while `work` runs carries `fields`; undefined ones are left out. */
export const withLogFields = <T>(fields: Fields, work: () => T): T => storage.run({ ...fields }, work);

/** Adds to the fields of the work in hand, once more is known; does nothing outside of {@link withLogFields}. */
export function addLogFields(fields: Fields): void {
  const current = storage.getStore();
  if (current) Object.assign(current, fields);
}

/** The fields of the work in hand, for the logger. */
export const currentLogFields = (): Fields => storage.getStore() ?? {};
