import type { Fault } from '../../fault.js';
import { errandsOf } from '../../workload/errands.js';
import { F2 } from '../f02-orchestrator-killed.js';
import { F5 } from '../f05-redis-killed.js';
import { F18 } from '../f18-duplicates.js';
import { deployTwice } from '../f25-graph-versions.js';
import { decideErrands, killGateways, killWorkers } from './killed.js';

const HOST = 'test/hosts/with-errands.mjs';
const RELEASES = { workflow: 'errand', host: HOST, nextHost: 'test/hosts/with-errands-next.mjs', version: 1, agent: 'buyer', nextAgent: 'purchaser' };

/** A row over errands: a second workflow with a decision, a timer and a child run, on the same engine as plans. */
const overErrands = ({ title, world, ...fault }: Fault): Fault => ({
  ...fault,
  title: `${title}, over errands`,
  requests: errandsOf,
  world: { ...world, host: HOST },
});

/** Rows of the matrix that a second workflow has to hold in as well. */
export const ERRAND_FAULTS: readonly Fault[] = [
  {
    number: 'F1',
    title: 'kill -9 of a gateway',
    injected: 'SIGKILL before and after the commit of a request and of a decision',
    world: { fleet: { gateway: 2 } },
    run: killGateways,
  },
  F2,
  {
    number: 'F3',
    title: 'kill -9 of a worker at every point of a step',
    injected: 'SIGKILL before and after the run, after the publish, and of two workers',
    run: killWorkers,
  },
  F5,
  F18,
  {
    number: 'F25',
    title: 'a new version while runs are on their way',
    injected: 'the next release takes over, is taken back, and comes again',
    run: deployTwice(RELEASES),
  },
  {
    number: 'F27',
    title: 'decisions of people',
    injected: 'fifty decisions at once; no orchestrator and an empty Redis after a decision',
    run: decideErrands,
  },
].map(overErrands);
