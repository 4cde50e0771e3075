/**
 * An app that serves the workflows of tests/workflows beside plans. Its gateway has `/errands` for them.
 * Usage: node test/hosts/with-errands.mjs <gateway|orchestrator|worker>; ERRAND_VERSION=2 hosts a next release of them.
 */
import { z } from 'zod';
import { defineAgent } from '../../dist/libs/agent-kit/src/index.js';
import { SERVED_WORKFLOWS } from '../../dist/libs/graph/src/index.js';
import { defineWorkflow } from '../../dist/libs/workflow/src/index.js';
import { defineErrands } from '../workflows/errands.mjs';

const app = process.argv[2];
const kit = { defineWorkflow, defineAgent, z };
const { errand, receipt } = defineErrands(kit);
SERVED_WORKFLOWS.makeCurrent(receipt);
SERVED_WORKFLOWS.makeCurrent(errand);
if (process.argv[3] === 'next') SERVED_WORKFLOWS.makeCurrent(defineErrands(kit, { version: 2 }).errand);
if (app === 'gateway') await import('./errands-controller.mjs');
await import(`../../dist/apps/${app}/src/main.unbundled.js`);
