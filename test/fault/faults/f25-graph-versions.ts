import { PLAN_GRAPH } from '@app/graph';
import type { Fault, FaultScene } from '../fault.js';
import type { Member } from '../world/member.js';

/** Two releases of the same apps: a workflow has another version in the later one, in which an agent has another name. Both serve the earlier version. */
export interface Releases {
  readonly workflow: string;
  /** Null for the apps as they are. */
  readonly host: string | null;
  readonly nextHost: string;
  readonly version: number;
  readonly agent: string;
  readonly nextAgent: string;
}

/** Runs of a workflow that ended, by the version of it they kept to. */
async function endedByGraph({ world }: FaultScene, workflow: string): Promise<ReadonlyMap<number, number>> {
  const sql = `SELECT graph_version AS graph, count(*)::int AS n FROM run WHERE status IN ('complete', 'refused') AND workflow = $1 GROUP BY graph_version`;
  const rows = await world.db.query<{ graph: number; n: number }>(sql, [workflow]);
  return new Map(rows.map(({ graph, n }) => [graph, n]));
}

async function deploy({ world }: FaultScene, members: readonly Member[], host: string | undefined): Promise<void> {
  await Promise.all(members.map((member) => world.kill(member)));
  for (const member of members) {
    member.host = host;
    await world.revive(member);
  }
}

/** Deploys the later release in the middle of the work, goes back so that nobody serves its version, and forward again. */
export const deployTwice =
  ({ workflow, host, nextHost, version, agent, nextAgent }: Releases) =>
  async (scene: FaultScene): Promise<void> => {
    const { world, traffic, chance } = scene;
    const next = version + 1;
    const engines = world.members.filter(({ name }) => name !== 'gateway');
    const first = await world.midWave(traffic, chance);
    await deploy(scene, engines, nextHost);
    await first.done;
    const onOld = (await endedByGraph(scene, workflow)).get(version) ?? 0;
    await deploy(scene, world.all('gateway'), nextHost);

    const before = await world.finishedSteps();
    const second = traffic.wave();
    await world.untilFinishedSteps(before + 1);
    await deploy(scene, engines, host ?? undefined);
    const going = `SELECT count(*)::int AS n FROM run WHERE ended_at IS NULL AND workflow = $1 AND graph_version = $2`;
    const [parked] = await world.db.query<{ n: number }>(going, [workflow, next]);
    world.check((parked?.n ?? 0) > 0, 'no run of the new version was on its way when nobody served it');
    await deploy(scene, engines, nextHost);
    await second;
    const ended = await endedByGraph(scene, workflow);
    world.check(onOld > 0 && (ended.get(version) ?? 0) >= onOld, 'no run ended under the version it began with');
    world.check((ended.get(next) ?? 0) > 0, 'no run ended under the new version');
    const mixed = await world.db.query(
      `SELECT 1 FROM step s JOIN run r ON r.id = s.run_id WHERE r.workflow = $1 AND ((r.graph_version = $2 AND s.agent = $4) OR (r.graph_version = $3 AND s.agent = $5))`,
      [workflow, version, next, nextAgent, agent],
    );
    world.check(mixed.length === 0, `${mixed.length} steps belong to another version than their run`);
  };

export const F25: Fault = {
  number: 'F25',
  title: 'a new version of the graph while runs are on their way',
  injected: 'kill -9, and the next release takes over in the middle of the work; then back, so that nobody serves the new version; then forward again',
  run: deployTwice({
    ...{ workflow: PLAN_GRAPH.name, host: null, nextHost: 'test/hosts/next-release.mjs' },
    ...{ version: PLAN_GRAPH.version, agent: 'packing', nextAgent: 'luggage' },
  }),
};
