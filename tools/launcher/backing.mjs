import { preparePostgres } from './postgres.mjs';
import { prepareRedis } from './redis.mjs';
import { Service } from './service.mjs';
import { saveSettings } from './settings.mjs';

/**
 * The private servers that the user did not give, started and ready: `{databaseUrl, appDatabaseUrl?, redisUrl, redisProgram?, postgresBin?}`.
 *
 * `given`: `{databaseUrl?, redisUrl?}`. `hooks` go to every `Service`. `onService` hears of each one before it is started, so that
 * an interrupted start can stop it.
 *
 * @throws {Problem} when one cannot be had.
 */
export async function startBacking({ paths, settings, progress, given, hooks, onService, isDurable = true }) {
  const start = async (section, label, prepare) => {
    const remember = (values) => {
      settings[section] = { ...settings[section], ...values };
      saveSettings(paths, settings);
    };
    const prepared = await prepare({ paths, id: settings.id, remembered: settings[section], remember, progress, isDurable });
    const service = new Service(prepared.spec, hooks);
    onService(service);
    await progress.step(`${label} on port ${prepared.spec.port}`, async () => {
      await service.start();
      await prepared.finish?.();
    });
    return prepared;
  };
  // Both get to their end even if one fails, so that nothing is started behind the back of the clean-up.
  const [postgres, redis] = await bothOrThrow([
    given.databaseUrl ? { url: given.databaseUrl } : start('postgres', 'Starting PostgreSQL', preparePostgres),
    given.redisUrl ? { url: given.redisUrl } : start('redis', 'Starting Redis', prepareRedis),
  ]);
  return { databaseUrl: postgres.url, appDatabaseUrl: postgres.appUrl, redisUrl: redis.url, redisProgram: redis.program, postgresBin: postgres.place?.bin };
}

async function bothOrThrow(promises) {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
}
