import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { built } from './built.mjs';
import { cityFile } from './gen/city-file.mjs';
import { auditPage, envExample, errorsPage, graphPage, readmeWithGraph } from './gen/documents.mjs';
import { emitSources } from './gen/sources.mjs';
import { isStale } from './gen/stale.mjs';

/** Writes what is derived from the sources; with --check it only tells what is stale. The documents need a build. */
const isCheck = process.argv.includes('--check');
const stale = emitSources({ isCheck });

/** @param {string} path @param {string} text */
function emit(path, text) {
  if (!isStale(path, text)) return;
  stale.push(path);
  if (!isCheck) writeFileSync(path, text);
}

const [{ PLAN_GRAPH }, { renderMermaid }, { ERROR_CODES }, auditor, platform] = await Promise.all([
  built('graph'),
  built('workflow'),
  built('contracts'),
  built('auditor'),
  built('platform'),
]);
const { buildTownIndex, dishesIn, encodeIndex } = await built('guide');
emit('libs/reader/data/cities.txt', await cityFile());
const towns = readdirSync('libs/guide/data').filter((name) => /^[a-z]{2}(?:-[a-z]+)?\.txt$/.test(name));
emit('libs/guide/data/dishes.json', `${JSON.stringify(dishesIn(towns.map((name) => readFileSync(`libs/guide/data/${name}`, 'utf8'))))}\n`);
emit('libs/guide/data/index.json', encodeIndex(buildTownIndex('libs/guide/data')));
const mermaid = renderMermaid(PLAN_GRAPH);
emit('README.md', readmeWithGraph(mermaid));
emit('docs/graph.md', graphPage(PLAN_GRAPH, mermaid));
emit('docs/errors.md', errorsPage(ERROR_CODES));
emit('docs/audit.md', auditPage(auditor));
const {
  backingBlock,
  gatewayBlock,
  leaseBlock,
  logChainBlock,
  metricsBlock,
  modelBlock,
  orchestratorBlock,
  outcomeBlock,
  providersBlock,
  retentionBlock,
  runtimeBlock,
} = platform;
const { actionsBlock, credentialsBlock, migrationBlock, telemetryBlock, workerBlock } = platform;
// HOST is shown once, with the gateway.
const { HOST: _host, ...metricsOwn } = metricsBlock;
emit(
  '.env.example',
  envExample({
    'State and queues': { ...backingBlock, ...migrationBlock },
    'Decision log': logChainBlock,
    Outcomes: outcomeBlock,
    Gateway: gatewayBlock,
    Orchestrator: orchestratorBlock,
    Worker: workerBlock,
    Model: modelBlock,
    Providers: providersBlock,
    Actions: { ...actionsBlock, ...credentialsBlock },
    Leases: leaseBlock,
    Retention: retentionBlock,
    'Metrics and traces': { ...metricsOwn, ...telemetryBlock },
    Process: runtimeBlock,
  }),
);

if (stale.length > 0) process.stdout.write(`${isCheck ? 'Stale' : 'Written'}: ${stale.join(', ')}\n`);
if (isCheck && stale.length > 0) {
  process.stderr.write('Run: npm run build && npm run gen\n');
  process.exit(1);
}
process.exit(0);
