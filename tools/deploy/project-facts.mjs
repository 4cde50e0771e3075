import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { DeployProblem } from './deploy-problem.mjs';

/** Variables that the deployment hands through and that no configuration block lists. */
const HANDED_THROUGH = { METRICS_PORT: ['orchestrator', 'worker'], OTEL_EXPORTER_OTLP_ENDPOINT: null, SEARCH_BASE_URL: ['worker'] };

/** Sections of .env.example that belong to some apps only; those of other sections may be anywhere. */
const APPS_OF_SECTION = { Gateway: ['gateway'], Worker: ['worker'], Model: ['worker'], Providers: ['worker'], Leases: ['orchestrator', 'worker'] };
/** Orchestrator and worker bind metrics and probes to it. */
const EVERYWHERE = ['HOST'];

function find(file, pattern) {
  const found = pattern.exec(readFileSync(file, 'utf8'))?.[1];
  if (found === undefined) throw new DeployProblem(file, `does not contain ${pattern}`);
  return found;
}

/** Which apps read which variable: a list of apps, or null for any. */
export function variablesOf(example) {
  const variables = { ...HANDED_THROUGH };
  let section = '';
  for (const line of example.split('\n')) {
    const name = /^# ([A-Z][A-Z0-9_]*)=/.exec(line)?.[1];
    if (name) variables[name] = EVERYWHERE.includes(name) ? null : (APPS_OF_SECTION[section] ?? null);
    else section = /^# (.+)$/.exec(line)?.[1] ?? section;
  }
  return variables;
}

/** Variables that one app's own configuration adds. */
function ownVariables() {
  const files = readdirSync('apps').map((app) => [app, `apps/${app}/src/${app}.config.ts`]);
  const names = files
    .filter(([, file]) => existsSync(file))
    .flatMap(([app, file]) => [...readFileSync(file, 'utf8').matchAll(/^ +([A-Z][A-Z0-9_]*): z\b/gm)].map(([, name]) => [name, [app]]));
  return Object.fromEntries(names);
}

/** What the manifests have to agree with, read from the sources. Run from the project's root. @throws {DeployProblem} */
export function readFacts() {
  const agents = find('libs/agents/src/index.ts', /export const agents = \{([^}]*)\}/);
  return {
    variables: { ...ownVariables(), ...variablesOf(readFileSync('.env.example', 'utf8')) },
    agents: [...agents.matchAll(/^ +(\w+)/gm)].map(([, name]) => name),
    forcedExitSeconds: Number(find('libs/platform/src/run-app.ts', /FORCED_EXIT_MS = ([\d_]+)/).replaceAll('_', '')) / 1000,
    gatewayPort: Number(find('Dockerfile', /^EXPOSE (\d+)/m)),
    imageUser: find('Dockerfile', /^USER (\w+)/m),
    programs: readdirSync('apps').flatMap((app) =>
      ['main', 'migrate'].filter((name) => existsSync(`apps/${app}/src/${name}.ts`)).map((name) => `dist/apps/${app}/src/${name}.js`),
    ),
    /** What the orchestrators export about queues; a scaler that asks for anything else would read nothing for ever. */
    metrics: { navigo_queue_jobs: ['queue', 'state'], navigo_queue_oldest_job_age_seconds: ['queue'] },
    queueStates: ['waiting', 'prioritized', 'active', 'delayed', 'failed'],
  };
}
