import { PLAN_GRAPH } from '@app/graph';
import type { Fault, FaultScene } from '../fault.js';
import type { Member } from '../world/member.js';

/** The same apps with the next version of the graph, in which an agent has another name; the versions before are still served. */
const NEXT_RELEASE = 'test/hosts/next-release.mjs';
const NOW = PLAN_GRAPH.version;
const NEXT = NOW + 1;

/** Runs that ended, by the version of the graph they kept to. */
async function endedByGraph({ world }: FaultScene): Promise<ReadonlyMap<number, number>> {
  const sql = `SELECT graph_version AS graph, count(*)::int AS n FROM run WHERE status IN ('complete', 'refused') GROUP BY graph_version`;
  const rows = await world.db.query<{ graph: number; n: number }>(sql);
  return new Map(rows.map(({ graph, n }) => [graph, n]));
}

async function deploy({ world }: FaultScene, members: readonly Member[], host: string | undefined): Promise<void> {
  await Promise.all(members.map((member) => world.kill(member)));
  for (const member of members) {
    member.host = host;
    await world.revive(member);
  }
}

export const F25: Fault = {
  number: 'F25',
  title: 'a new version of the graph while runs are on their way',
  injected: 'kill -9, and the next release takes over in the middle of the work; then back, so that nobody serves the new version; then forward again',
  async run(scene) {
    const { world, traffic, chance } = scene;
    const engines = world.members.filter(({ name }) => name !== 'gateway');
    const first = await world.midWave(traffic, chance);
    await deploy(scene, engines, NEXT_RELEASE);
    await first.done;
    const onOld = (await endedByGraph(scene)).get(NOW) ?? 0;
    await deploy(scene, world.all('gateway'), NEXT_RELEASE);

    const before = await world.finishedSteps();
    const second = traffic.wave();
    await world.untilFinishedSteps(before + 1);
    await deploy(scene, engines, undefined);
    const parked = await world.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM run WHERE status = 'in_progress' AND graph_version = ${NEXT}`);
    world.check((parked[0]?.n ?? 0) > 0, 'no run of the new version was on its way when nobody served it');
    await deploy(scene, engines, NEXT_RELEASE);
    await second;
    const ended = await endedByGraph(scene);
    world.check(onOld > 0 && (ended.get(NOW) ?? 0) >= onOld, 'no run ended under the version it began with');
    world.check((ended.get(NEXT) ?? 0) > 0, 'no run ended under the new version');
    const mixed = await world.db.query(
      `SELECT 1 FROM step s JOIN run r ON r.id = s.run_id WHERE (r.graph_version = ${NOW} AND s.agent = 'luggage') OR (r.graph_version = ${NEXT} AND s.agent = 'packing')`,
    );
    world.check(mixed.length === 0, `${mixed.length} steps belong to another version than their run`);
  },
};
