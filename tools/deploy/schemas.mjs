import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const load = createRequire(join(process.cwd(), 'package.json'));
/** The compiled OpenAPI schemas of Kubernetes; the package shows only the models that are built on them. */
const SCHEMAS = join(dirname(load.resolve('kubernetes-models/package.json')), '_schemas');
const FILES = {
  'v1/Namespace': 'IoK8sApiCoreV1Namespace',
  'v1/ServiceAccount': 'IoK8sApiCoreV1ServiceAccount',
  'v1/ConfigMap': 'IoK8sApiCoreV1ConfigMap',
  'v1/Secret': 'IoK8sApiCoreV1Secret',
  'v1/Service': 'IoK8sApiCoreV1Service',
  'apps/v1/Deployment': 'IoK8sApiAppsV1Deployment',
  'policy/v1/PodDisruptionBudget': 'IoK8sApiPolicyV1PodDisruptionBudget',
  'networking.k8s.io/v1/NetworkPolicy': 'IoK8sApiNetworkingV1NetworkPolicy',
  'autoscaling/v2/HorizontalPodAutoscaler': 'IoK8sApiAutoscalingV2HorizontalPodAutoscaler',
};

const policy = z.strictObject({ type: z.enum(['Pods', 'Percent']), value: z.int().positive(), periodSeconds: z.int().positive().max(1800) });
const rules = z.strictObject({ stabilizationWindowSeconds: z.int().min(0).max(3600).optional(), policies: z.array(policy).min(1) });
/** KEDA's own kind, as far as this project uses it. */
const ScaledObject = z.strictObject({
  apiVersion: z.literal('keda.sh/v1alpha1'),
  kind: z.literal('ScaledObject'),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({ name: z.string() }),
    pollingInterval: z.int().positive(),
    minReplicaCount: z.int().positive(),
    maxReplicaCount: z.int().positive(),
    triggers: z
      .array(
        z.strictObject({
          type: z.literal('prometheus'),
          metadata: z.strictObject({ serverAddress: z.url(), query: z.string(), threshold: z.string().regex(/^\d+$/) }),
        }),
      )
      .min(1),
    advanced: z.strictObject({
      horizontalPodAutoscalerConfig: z.strictObject({ behavior: z.strictObject({ scaleUp: rules.optional(), scaleDown: rules.optional() }) }),
    }),
  }),
});

/** What is wrong with the shape of an object: values of a wrong type, missing fields, fields that its kind does not have. */
export function schemaProblems(object) {
  const where = `${object.kind}/${object.metadata?.name}`;
  if (object.kind === 'ScaledObject')
    return (ScaledObject.safeParse(object).error?.issues ?? []).map((issue) => `${where}: ${issue.path.join('/')} ${issue.message}`);
  const file = FILES[`${object.apiVersion}/${object.kind}`];
  if (!file) return [`${where}: no schema for ${object.apiVersion} ${object.kind}`];
  const { validate } = load(join(SCHEMAS, file));
  const seen = new Set();
  const isValid = validate(watch(object, seen));
  const wrong = isValid
    ? []
    : validate.errors.map(({ instancePath, message, keyword, params }) => `${where}: ${instancePath} ${message ?? keyword} ${JSON.stringify(params)}`);
  return [
    ...wrong,
    ...leaves(object)
      .filter((path) => !seen.has(path))
      .map((path) => `${where}: ${path} is no field of ${object.kind}`),
  ];
}

/** The schemas allow any further field, so a slip in a name would pass; but they read each field they know, and that can be watched. */
function watch(value, seen, path = '') {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, field) {
      if (typeof field !== 'string' || !Object.hasOwn(target, field)) return Reflect.get(target, field);
      seen.add(`${path}/${field}`);
      return watch(target[field], seen, `${path}/${field}`);
    },
  });
}

const MAPS = /\/(labels|annotations|matchLabels|data|stringData|requests|limits)$/;

/** Every path in a value but those into maps with free names. */
function leaves(value, path = '') {
  if (typeof value !== 'object' || value === null || MAPS.test(path)) return [];
  return Object.entries(value).flatMap(([field, inner]) => [...(Array.isArray(value) ? [] : [`${path}/${field}`]), ...leaves(inner, `${path}/${field}`)]);
}
