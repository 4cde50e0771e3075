import { Inject, Injectable } from '@nestjs/common';
import { migrateRun } from '@app/engine';
import type { Engine, MigrateResult } from '@app/engine';
import { RequestError } from '@app/contracts';
import type { GraphsAnswer, MigrateAnswer, MigrateBody } from '@app/contracts';
import { ENGINE } from '../tokens.js';

type MigratedRun = MigrateAnswer['runs'][number];

/** Shows which runs keep to which version of the graph, and takes runs over to another one. */
@Injectable()
export class GraphsService {
  constructor(@Inject(ENGINE) private readonly engine: Engine) {}

  async list(): Promise<GraphsAnswer> {
    const { workflows, store } = this.engine;
    const open = await store.countOpenRuns();
    const parked = open.filter((runs) => !workflows.find(runs));
    const versions = [...workflows.names(), ...parked].sort((a, b) => a.workflow.localeCompare(b.workflow) || a.graphVersion - b.graphVersion);
    return {
      graphs: versions.map(({ workflow, graphVersion: version }) => ({
        workflow,
        version,
        served: workflows.find({ workflow, graphVersion: version }) !== undefined,
        current: workflows.isCurrent({ workflow, graphVersion: version }),
        openRuns: open.find((runs) => runs.workflow === workflow && runs.graphVersion === version)?.runs ?? 0,
        migratesFrom: Object.keys(workflows.find({ workflow, graphVersion: version })?.migrations ?? {}).map(Number),
      })),
    };
  }

  /** @throws {RequestError} VALIDATION_ERROR when the new version is not served or does not say how runs of the old one go on. */
  async migrate({ workflow, from, to, dryRun, limit }: MigrateBody, by: string): Promise<MigrateAnswer> {
    if (!this.engine.workflows.find({ workflow, graphVersion: to })?.migrations?.[from]) {
      const message = `Graph version ${to} does not say how runs of version ${from} go on; look at GET /admin/graphs.`;
      throw new RequestError('VALIDATION_ERROR', message, [{ path: 'to', message: `has no migration from ${from}` }]);
    }
    const found = await this.engine.store.listRunsOfVersion({ workflow, graphVersion: from }, '', limit + 1);
    const runs: MigratedRun[] = [];
    for (const runId of found.slice(0, limit)) runs.push(toAnswer(runId, await migrateRun(this.engine, { runId, toVersion: to, by, isDryRun: dryRun })));
    const skipped = runs.filter(({ outcome }) => outcome === 'skipped').length;
    return { dryRun, migrated: dryRun ? 0 : runs.length - skipped, skipped, more: found.length > limit, runs };
  }
}

function toAnswer(runId: string, result: MigrateResult): MigratedRun {
  switch (result.kind) {
    case 'migrated':
      return { runId, outcome: 'migrated', detail: `Went on from version ${result.fromVersion} of the graph.` };
    case 'would_migrate':
      return { runId, outcome: 'would_migrate', detail: `Would go on from version ${result.fromVersion} of the graph.` };
    case 'no_way':
      return { runId, outcome: 'skipped', detail: result.reason };
    case 'not_open':
      return { runId, outcome: 'skipped', detail: 'It has ended.' };
    case 'there_already':
      return { runId, outcome: 'skipped', detail: 'Somebody took it over before.' };
    case 'moving':
      return { runId, outcome: 'skipped', detail: 'It is being moved by others right now; ask again.' };
  }
}
