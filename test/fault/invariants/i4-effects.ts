import type { Invariant } from './evidence.js';

/** I4: what a step did is there once: one version for each finished step, one step for each agent and version, one effect for each key at the tools. */
export const effectsOnce: Invariant = async ({ db, provider }) => {
  const versions = await db.query<{ id: string; n: number }>(
    `SELECT s.id, count(v.*)::int AS n FROM step s LEFT JOIN state_version v ON v.step_id = s.id AND v.cause = 'step'
     WHERE s.status = 'finished' GROUP BY s.id HAVING count(v.*) <> 1`,
  );
  const unfinished = await db.query<{ id: string }>(
    "SELECT s.id FROM step s JOIN state_version v ON v.step_id = s.id AND v.cause = 'step' WHERE s.status <> 'finished'",
  );
  const doubled = await db.query<{ run_id: string; agent: string }>('SELECT run_id, agent FROM step GROUP BY run_id, agent, version HAVING count(*) > 1');
  const keys = [...provider.bodiesByKey].filter(([, bodies]) => bodies.size > 1);
  return [
    ...versions.map(({ id, n }) => `step ${id} made ${n} versions`),
    ...unfinished.map(({ id }) => `step ${id} made a version and is not finished`),
    ...doubled.map(({ run_id, agent }) => `${agent} ran twice for one version of ${run_id}`),
    ...keys.map(([key]) => `key ${key} stands for two effects`),
  ];
};
