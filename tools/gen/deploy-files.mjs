import { readFileSync } from 'node:fs';
import { snake } from './agent-folders.mjs';

const MADE = '# Made by npm run gen from libs/agents; do not edit.\n';
const BEGIN = '# agents: made by npm run gen';
const END = '# end of agents';

/** A file with its block between the two marker lines replaced. @param {string} path @param {string} block with the indent of the markers */
function withBlock(path, block) {
  const text = readFileSync(path, 'utf8');
  const found = new RegExp(`^( *)${BEGIN}\\n[^]*?^ *${END}$`, 'm').exec(text);
  if (!found) throw new Error(`${path} needs the lines "${BEGIN}" and "${END}"`);
  const [old, indent = ''] = found;
  return text.replace(old, () => `${indent}${BEGIN}\n${block}${indent}${END}`);
}

/** @param {string} kebab */
const service = (kebab) => `  agent-${kebab}:
    <<: *agent
    environment: { <<: *worker-environment, WORKER_AGENTS: ${snake(kebab)} }
`;

/** @param {string} kebab */
const overlay = (kebab) => `${MADE}apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources: [../../../worker]
nameSuffix: -${kebab}
labels:
  - pairs: { navigo/agents: ${snake(kebab)} }
    includeSelectors: true
`;

/** @param {readonly string[]} agents */
const overlays = (
  agents,
) => `${MADE}# A Deployment for each agent, to scale and update them apart; no worker for all, which would take steps from the same queues.
# With KEDA: add ../../components/keda-per-agent.
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
  - ../../base
${agents.map((kebab) => `  - ${kebab}\n`).join('')}components: [../../components/project]
images: [{ name: navigo, newTag: local }]
`;

/** @param {string} kebab */
const scaler = (kebab) => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: worker-${kebab} }
spec:
  scaleTargetRef: { name: worker-${kebab} }
  triggers: [{ metadata: { query: 'sum(max by (state) (navigo_queue_jobs{queue="agent-${snake(kebab)}",state=~"waiting|prioritized|active"}))' } }]
`;

export const OVERLAYS = 'deploy/kubernetes/overlays/per-agent';

/** Every deploy file that lists agents, by path. @param {readonly string[]} agents names of their folders @returns {Record<string, string>} */
export function deployFiles(agents) {
  return {
    'docker-compose.yml': withBlock('docker-compose.yml', agents.map(service).join('')),
    'deploy/compose/prometheus.yaml': withBlock('deploy/compose/prometheus.yaml', agents.map((kebab) => `          - agent-${kebab}\n`).join('')),
    'deploy/kubernetes/components/keda-per-agent/agents.yaml': MADE + agents.map(scaler).join('---\n'),
    [`${OVERLAYS}/kustomization.yaml`]: overlays(agents),
    ...Object.fromEntries(agents.map((kebab) => [`${OVERLAYS}/${kebab}/kustomization.yaml`, overlay(kebab)])),
  };
}
