import { setTimeout as pause } from 'node:timers/promises';
import { appEnvironment, appSpecs, isTogether, migrate } from './apps.mjs';
import { startBacking } from './backing.mjs';
import { endLeftovers } from './leftovers.mjs';
import { holdsLock, tryLock, unlock } from './lock.mjs';
import { choosePublicPort, publicUrl } from './ports.mjs';
import { Problem } from './problem.mjs';
import { stopPrograms } from './run-program.mjs';
import { thisProcess } from './processes.mjs';
import { Service } from './service.mjs';
import { loadSettings, logChainKey, saveSettings } from './settings.mjs';
import { clearState, variableFingerprints, writeState } from './state.mjs';

const HOME_CHECK_MS = 3_000;

/**
 * Starts everything in order, keeps it running, and stops it in order.
 *
 * `start()` resolves to the URL; `stop()` may come at any time, also in the middle of a start, and resolves when all is gone;
 * `whenStopped` resolves after that.
 */
export class Supervisor {
  #backing = [];
  #apps = [];
  #phase = 'starting';
  #url;
  #startedAt = Date.now();
  #abort;
  #stopping;

  constructor({ paths, progress, env, sources }) {
    this.paths = paths;
    this.progress = progress;
    this.env = env;
    this.sources = sources;
    this.aborted = new Promise((_, reject) => (this.#abort = reject));
    this.aborted.catch(() => {});
    this.whenStopped = new Promise((resolve) => (this.resolveStopped = resolve));
  }

  /** @throws {Problem} when another supervisor runs, or something cannot be started; what was started is stopped again. */
  async start() {
    if (!tryLock(this.paths.supervisorLock)) throw new Problem('Another NaviGo is being started or stopped here; try again in a moment.');
    try {
      const work = this.#startAll();
      await Promise.race([work, this.aborted]);
      return this.#url;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  stop() {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  /** Ends at once what `stop` is still waiting for. */
  hurry() {
    for (const service of [...this.#apps, ...this.#backing]) service.kill();
  }

  async #startAll() {
    const { paths, progress, env } = this;
    await endLeftovers({ paths, progress });
    const settings = loadSettings(paths, progress.note);
    const host = env.HOST?.trim() || '127.0.0.1';
    const { port, isReplacement } = await choosePublicPort(env, host);
    const given = { databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL };
    const backing = await startBacking({ paths, settings, progress, given, hooks: this.#hooks(), onService: (service) => this.#add(this.#backing, service) });
    const appEnv = appEnvironment({ paths, env }, { ...backing, host, port, logChainKey: logChainKey(paths, settings) });
    // A private database has two roles: one owns the tables and migrates, the other is the apps'.
    const owner = backing.appDatabaseUrl ? backing.databaseUrl : env.MIGRATION_DATABASE_URL;
    await this.#migrate(settings, owner ? { ...appEnv, MIGRATION_DATABASE_URL: owner } : appEnv);
    await progress.step(isTogether(appEnv) ? 'Starting gateway, and orchestrator and worker together' : 'Starting gateway, orchestrator and worker', () =>
      this.#startApps({ env: appEnv, host, port }),
    );
    if (isReplacement) progress.note(`Port 3000 is taken by another program: NaviGo uses ${port}.`);
    this.#enter('ready', publicUrl(host, port));
    this.#watchHome();
  }

  // A database of our own that these very sources have migrated needs no second look; one that was given may have changed hands.
  async #migrate(settings, env) {
    const isOwn = !this.env.DATABASE_URL;
    if (isOwn && settings.postgres.migratedBy === this.sources) return;
    await this.progress.step('Bringing the database up to date', () => migrate({ paths: this.paths, env }));
    if (!isOwn) return;
    settings.postgres.migratedBy = this.sources;
    saveSettings(this.paths, settings);
  }

  async #startApps({ env, host, port }) {
    const services = appSpecs({ paths: this.paths, env, host, port }).map((spec) => new Service(spec, this.#hooks()));
    for (const service of services) this.#add(this.#apps, service);
    await Promise.all(services.map((service) => service.start()));
  }

  #add(list, service) {
    list.push(service);
    if (this.#stopping) throw new Problem('Stopped.');
  }

  #hooks() {
    return {
      onChange: () => this.#save(),
      onCrash: (service, how, waitMs) => {
        const text = `${service.spec.name} stopped unexpectedly (${how}).`;
        if (this.#phase === 'starting') return this.#abort(service.problem(text));
        this.progress.note(`${text} Starting it again in ${waitMs / 1000} s; its log is ${service.spec.logFile}.`);
      },
    };
  }

  async #stopAll() {
    const wasReady = this.#phase === 'ready';
    this.#enter('stopping', this.#url);
    this.#abort(new Problem('Stopped.', { exitCode: 130 }));
    stopPrograms();
    const stopList = (list) => Promise.all(list.map((service) => service.stop()));
    const work = async () => {
      // Services first: they hand their work back through Redis and Postgres.
      await stopList(this.#apps);
      await stopList(this.#backing);
    };
    await (wasReady ? this.progress.step('Stopping', work) : work());
    if (holdsLock(this.paths.supervisorLock)) clearState(this.paths);
    unlock(this.paths.supervisorLock);
    this.resolveStopped();
  }

  #enter(phase, url) {
    this.#phase = phase;
    this.#url = url;
    this.#save();
  }

  #save() {
    // A home that was deleted under us must not come back, and one that another supervisor took over is not ours to describe.
    if (!holdsLock(this.paths.supervisorLock)) return;
    writeState(this.paths, {
      supervisor: thisProcess(),
      phase: this.#phase,
      url: this.#url,
      startedAt: this.#startedAt,
      sources: this.sources,
      variables: variableFingerprints(this.env),
      services: [...this.#backing, ...this.#apps].map((service) => service.describe()),
    });
  }

  // Whoever deletes the state folder of a running NaviGo has no other way left to stop it.
  async #watchHome() {
    while (!this.#stopping) {
      await pause(HOME_CHECK_MS, undefined, { ref: false });
      if (!this.#stopping && !holdsLock(this.paths.supervisorLock)) await this.stop();
    }
  }
}
