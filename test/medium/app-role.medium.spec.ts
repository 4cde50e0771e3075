import pg from 'pg';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';

/** What the apps may do with the database is what the end-to-end tests do; this is what they may not. */
describe('the role that apps connect as', () => {
  let test: TestDatabase;
  let app: pg.Client;
  beforeAll(async () => {
    test = await createTestDatabase();
    app = new pg.Client({ connectionString: test.appUrl });
    await app.connect();
  });
  afterAll(async () => {
    await app.end();
    await test.drop();
  });

  it.each([
    'ALTER TABLE decision_log DISABLE TRIGGER ALL',
    'ALTER TABLE audit_entry DISABLE TRIGGER USER',
    "UPDATE decision_log SET entry = '{}'",
    'UPDATE decision_log SET entry = NULL, salt = NULL',
    'DELETE FROM decision_log',
    'TRUNCATE decision_log',
    "UPDATE audit_entry SET actor = 'nobody'",
    'DELETE FROM audit_entry',
    'DROP TRIGGER decision_log_append_only ON decision_log',
    'CREATE TABLE own (id int)',
    'CREATE OR REPLACE FUNCTION refuse_decision_log_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    'SET session_replication_role = replica',
    'DELETE FROM _prisma_migrations',
  ])('may not: %s', async (sql) => {
    await app.query("SELECT set_config('navigo.erasing', 'on', false)");
    await expect(app.query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('may add to the log, and erase a thread by the function that checks whose it is', async () => {
    await app.query("INSERT INTO thread (id, owner_id, scenario) VALUES ('t1', 'ann', 'api')");
    await app.query(
      `INSERT INTO decision_log (thread_id, seq, run_id, version, agent, attempt, entry, salt, content_hash, previous_hash, hash)
       VALUES ('t1', 1, 'r1', 1, 'budget', 1, '{}', 's', 'c', 'p', 'h')`,
    );
    const audit = { id: 'aud_1', actor: 'ann', role: 'user', action: 'thread.erase', target: 't1', outcome: 'done', detail: {} };
    const erase = async (owner: string) =>
      (await app.query<{ erased: unknown }>('SELECT erase_thread($1, $2, $3) AS erased', [owner, 't1', JSON.stringify(audit)])).rows[0]?.erased ?? null;
    expect(await erase('bob')).toBeNull();
    expect(await erase('ann')).not.toBeNull();
    expect(await test.query("SELECT entry, salt, hash FROM decision_log WHERE thread_id = 't1'")).toEqual([{ entry: null, salt: null, hash: 'h' }]);
  });
});
