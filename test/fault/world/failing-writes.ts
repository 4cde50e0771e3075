import type { TestDatabase } from '@app/testing';

/** From now on every `every`-th new version fails with this SQLSTATE; the returned function ends that. */
export async function failWrites(db: TestDatabase, { code, every }: { readonly code: string; readonly every: number }): Promise<() => Promise<void>> {
  await db.query('CREATE SEQUENCE IF NOT EXISTS fault_count');
  await db.query(
    `CREATE OR REPLACE FUNCTION fault_raise() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF nextval('fault_count') % ${every} = 0 THEN RAISE EXCEPTION 'injected' USING ERRCODE = '${code}'; END IF;
       RETURN NEW; END $$`,
  );
  await db.query('CREATE TRIGGER fault_raise BEFORE INSERT ON state_version FOR EACH ROW EXECUTE FUNCTION fault_raise()');
  return async () => void (await db.query('DROP TRIGGER fault_raise ON state_version'));
}
