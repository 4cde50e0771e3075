import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { agentProblems, queryProblems, scalerProblems } from './agent-rules.mjs';
import { environmentProblems } from './environment-rules.mjs';
import { resolveKustomization } from './kustomize.mjs';
import { nameOf, ofKind } from './objects.mjs';
import { referenceProblems } from './reference-rules.mjs';
import { schemaProblems } from './schemas.mjs';
import { workloadProblems } from './workload-rules.mjs';
import { readYaml } from './yaml-files.mjs';

/** Components that no overlay has by itself, each with an overlay that it is made for. */
const OPTIONAL = [
  { overlay: 'small', component: 'keda' },
  { overlay: 'small', component: 'hpa' },
  { overlay: 'per-agent', component: 'keda-per-agent' },
];

/** What is wrong with one set of objects that is applied together; rules run only over objects of the right shape. */
export function objectProblems(objects, secrets, facts) {
  const shape = [...objects, ...secrets].flatMap(schemaProblems);
  if (shape.length > 0) return shape;
  return [
    ...ofKind(objects, 'Secret').map((secret) => `${nameOf(secret)}: secrets do not belong into what is applied from the repository`),
    ...workloadProblems(objects, facts),
    ...referenceProblems(objects),
    ...environmentProblems(objects, secrets, facts),
    ...agentProblems(objects, facts),
    ...scalerProblems(objects, facts),
  ];
}

/** All overlays below a folder, alone and with the optional components: `[{name, objects}]`. @throws {DeployProblem} */
export function resolveAll(root) {
  const overlay = (name) => resolveKustomization(join(root, 'overlays', name));
  return [
    ...readdirSync(join(root, 'overlays')).map((name) => ({ name, objects: overlay(name) })),
    ...OPTIONAL.map(({ overlay: name, component }) => ({
      name: `${name} with ${component}`,
      objects: resolveKustomization(join(root, 'components', component), overlay(name)),
    })),
  ];
}

/** Checks everything below deploy/kubernetes: `{problems, checked}` with the number of objects by overlay. @throws {DeployProblem} */
export function checkManifests(root, facts) {
  const secrets = readYaml(join(root, 'secrets.example.yaml'));
  const resolved = resolveAll(root);
  const [values] = readYaml(join(root, 'components/hpa/prometheus-adapter-values.yaml'));
  const exported = values.rules.external.map(({ name }) => name.as);
  const asked = resolved
    .flatMap(({ objects }) => ofKind(objects, 'HorizontalPodAutoscaler'))
    .flatMap(({ spec }) => spec.metrics.map(({ external }) => external?.metric.name));
  const problems = [
    ...resolved.flatMap(({ name, objects }) => objectProblems(objects, secrets, facts).map((problem) => `${name}: ${problem}`)),
    ...values.rules.external.flatMap(({ metricsQuery }) => queryProblems(metricsQuery, '', facts).map((problem) => `prometheus-adapter: ${problem}`)),
    ...asked.filter((metric) => !exported.includes(metric)).map((metric) => `hpa: prometheus-adapter does not make ${metric}`),
  ];
  return { problems, checked: Object.fromEntries(resolved.map(({ name, objects }) => [name, objects.length])) };
}
