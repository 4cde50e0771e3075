import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrivatePostgres } from '@app/testing';
import type { Fault, FaultReport } from './fault.js';
import { brokenInvariants } from './invariants/index.js';
import type { End, Evidence } from './invariants/evidence.js';
import { endsByTrip } from './invariants/i9-same-end.js';
import { Chance } from './workload/chance.js';
import { Traffic } from './workload/traffic.js';
import { tripsOf } from './workload/trips.js';
import type { Trip } from './workload/trips.js';
import { FaultWorld } from './world/fault-world.js';
import type { Fleet } from './world/fault-world.js';

export interface RunSettings {
  readonly seed: number;
  readonly times: number;
  /** Where all that the processes logged is kept when something broke; nowhere unless said. */
  readonly logsFolder?: string | undefined;
}

const FLEET: Fleet = { gateway: 1, orchestrator: 2, worker: 2 };
const PLANS = 10;
const STALE = /stale (step|event) dropped/;
const AT_A_TIME = 20;

/** Runs faults one after the other on one PostgreSQL, each in a world of its own. */
export class FaultBench {
  private readonly faultFree = new Map<string, Promise<ReadonlyMap<number, End>>>();

  private constructor(
    private readonly postgres: PrivatePostgres,
    private readonly settings: RunSettings,
  ) {}

  static async open(settings: RunSettings): Promise<FaultBench> {
    return new FaultBench(await PrivatePostgres.start(), settings);
  }

  async run(fault: Fault): Promise<FaultReport> {
    const startMs = performance.now();
    const skipped = fault.skip?.() ?? null;
    if (skipped !== null) return this.report(fault, startMs, { skipped });
    // A fault that was given up in the middle of a restart may have left it down.
    await this.postgres.ready();
    const { requests = (seed, count) => tripsOf(seed, count, fault.poison) } = fault;
    const trips = requests(this.settings.seed, fault.plans ?? PLANS);
    const faultFree = await this.endsWithoutFaults(trips, fault.world?.host);
    const world = await FaultWorld.start(this.postgres, { ...fault.world, fleet: { ...FLEET, ...fault.world?.fleet } });
    try {
      const traffic = new Traffic(world, trips);
      await fault.run({ world, traffic, chance: new Chance(this.settings.seed), times: this.settings.times });
      await world.heal();
      await traffic.end();
      const broken = await judge(world, traffic, faultFree);
      if (broken.length > 0) this.keepLogs(fault, world);
      return this.report(fault, startMs, { world, plans: traffic.records.length, broken });
    } finally {
      await world.stop();
    }
  }

  async close(): Promise<void> {
    await this.postgres.stop();
  }

  private keepLogs({ number }: Fault, { logs }: FaultWorld): void {
    const { logsFolder } = this.settings;
    if (logsFolder === undefined) return;
    mkdirSync(logsFolder, { recursive: true });
    logs.forEach((lines, process) => writeFileSync(join(logsFolder, `${number}-${process}.log`), lines.join('\n')));
  }

  /** How these trips end when nothing goes wrong; worked out once for each set of trips. */
  private endsWithoutFaults(trips: readonly Trip[], host: string | undefined): Promise<ReadonlyMap<number, End>> {
    const key = JSON.stringify(trips);
    const known = this.faultFree.get(key);
    if (known) return known;
    const ends = this.runWithoutFaults(trips, host);
    this.faultFree.set(key, ends);
    // One that failed says nothing about the trips.
    ends.catch(() => this.faultFree.delete(key));
    return ends;
  }

  private async runWithoutFaults(trips: readonly Trip[], host: string | undefined): Promise<ReadonlyMap<number, End>> {
    const world = await FaultWorld.start(this.postgres, { fleet: { gateway: 1, orchestrator: 1, worker: 1 }, ...(host && { host }) });
    try {
      const traffic = new Traffic(world, trips);
      await traffic.wave({ inFlight: AT_A_TIME });
      await world.heal();
      const broken = await judge(world, traffic, null);
      const wrong = traffic.records.filter(({ kind, status }) => status !== (kind === 'injection' ? 'refused' : 'complete'));
      broken.push(...wrong.map(({ kind, threadId, status }) => `${kind} ${threadId} is ${status}`));
      if (broken.length > 0) throw new Error(`Without any fault:\n${broken.join('\n')}`);
      return await endsByTrip({ db: world.db, records: traffic.records });
    } finally {
      await world.stop();
    }
  }

  private report(fault: Fault, startMs: number, more: { world?: FaultWorld; plans?: number; broken?: string[]; skipped?: string }): FaultReport {
    const { world, plans = 0, broken = [], skipped = null } = more;
    const duplicates = world?.logs.flat().filter((line) => STALE.test(line)).length ?? 0;
    const seconds = Math.round((performance.now() - startMs) / 100) / 10;
    return {
      number: fault.number,
      title: fault.title,
      plans,
      kills: world?.counts.kills ?? 0,
      cuts: world?.counts.cuts ?? 0,
      duplicates,
      seconds,
      broken,
      skipped,
    };
  }
}

/** Waits for the world to come to rest and looks at what is left. */
async function judge(world: FaultWorld, traffic: Traffic, faultFree: Evidence['faultFree']): Promise<string[]> {
  const isQuiet = await world.untilQuiet();
  const { db, redis, model, provider, logs } = world;
  const broken = await brokenInvariants({ db, redis, model, provider, logs, records: traffic.records, faultFree });
  return [...world.complaints, ...(isQuiet ? [] : ['messages still wait after three minutes']), ...broken];
}
