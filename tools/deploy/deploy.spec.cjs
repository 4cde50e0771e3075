const { mkdtempSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { checkCompose, composeProblems, scrapeProblems } = require('./compose.mjs');
const { resolveKustomization } = require('./kustomize.mjs');
const { checkManifests, objectProblems, resolveAll } = require('./manifests.mjs');
const { applyJsonPatch, mergePatch } = require('./merge.mjs');
const { readFacts } = require('./project-facts.mjs');
const { parseYaml, readYaml } = require('./yaml-files.mjs');

const ROOT = 'deploy/kubernetes';
const facts = readFacts();
const resolved = Object.fromEntries(resolveAll(ROOT).map(({ name, objects }) => [name, objects]));
const secrets = readYaml(`${ROOT}/secrets.example.yaml`);

/** The problems of an overlay after a slip. */
function problemsAfter(overlay, change, given = secrets) {
  const objects = structuredClone(resolved[overlay]);
  const find = (kind, name) => objects.find((object) => object.kind === kind && object.metadata.name === name);
  return objectProblems(change(find, objects) ?? objects, given, facts);
}
const pod = (find, name = 'gateway') => find('Deployment', name).spec.template.spec;
const app = (find, name) => pod(find, name).containers[0];

describe('the manifests of the repository', () => {
  it('have no problem, in any overlay and with any scaler', () => {
    const { problems, checked } = checkManifests(ROOT, facts);
    expect(problems).toEqual([]);
    expect(Object.keys(checked).sort()).toEqual(['per-agent', 'per-agent with keda-per-agent', 'production', 'small', 'small with hpa', 'small with keda']);
  });
  it('run a worker for each agent in per-agent, which takes its name from its label', () => {
    const workers = resolved['per-agent'].filter(({ kind, metadata }) => kind === 'Deployment' && metadata.name.startsWith('worker-'));
    expect(workers.map(({ spec }) => spec.template.metadata.labels['navigo/agents']).sort()).toEqual([...facts.agents].sort());
  });
  it('run three gateways and two orchestrators of the pinned image in production', () => {
    const counts = resolved.production
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ metadata, spec }) => [metadata.name, spec.replicas, spec.template.spec.containers[0].image]);
    expect(counts).toEqual([
      ['gateway', 3, 'registry.example/navigo:0.1.0'],
      ['orchestrator', 2, 'registry.example/navigo:0.1.0'],
      ['worker', undefined, 'registry.example/navigo:0.1.0'],
    ]);
  });
});

describe('slips in manifests', () => {
  it.each([
    ['a field that does not exist', (find) => void (app(find).livenesProbe = {}), /livenesProbe is no field of Deployment/],
    ['a value of a wrong type', (find) => void (app(find).ports[0].containerPort = 'many'), /containerPort.*integer/],
    ['a kind without a schema', (_find, all) => [...all, { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'x' } }], /no schema for v1 Pod/],
    ['a probe that is missing', (find) => void delete app(find, 'worker').startupProbe, /Deployment\/worker: no startupProbe/],
    ['a probe of the wrong kind', (find) => void (app(find).livenessProbe.httpGet.path = '/health/ready'), /livenessProbe asks \/health\/ready/],
    ['a probe at no port', (find) => void (app(find).readinessProbe.httpGet.port = 'metrics'), /at port metrics/],
    ['too little time to end', (find) => void (pod(find).terminationGracePeriodSeconds = 21), /is 21, the app may need 22/],
    ['a gateway that ends at once', (find) => void delete app(find).lifecycle, /no preStop pause/],
    ['a pod that may be root', (find) => void (pod(find).securityContext.runAsNonRoot = false), /may run as root/],
    ['a user that the image does not have', (find) => void (pod(find).securityContext.runAsUser = 1234), /user 1234/],
    ['a root file system to write to', (find) => void (pod(find).initContainers[0].securityContext.readOnlyRootFilesystem = false), /migrate: may write/],
    ['no limit of memory', (find) => void delete app(find).resources.limits, /no limit of memory/],
    ['an image without a tag', (find) => void (app(find).image = 'navigo'), /not pinned/],
    ['a program that is not built', (find) => void (app(find).command[1] = 'dist/apps/gateway/main.js'), /which the build does not make/],
    ['a token for the cluster', (find) => void delete pod(find).automountServiceAccountToken, /token/],
  ])('%s is named', (_what, change, expected) => {
    expect(problemsAfter('small', change)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });

  it.each([
    ['a selector that misses its pods', (find) => void (find('Deployment', 'gateway').spec.selector.matchLabels = { a: 'b' }), /does not match its own pods/],
    ['a service without pods', (find) => void (find('Service', 'gateway').spec.selector = { a: 'b' }), /Service\/gateway: selects the pods of 0/],
    ['a service to no port', (find) => void (find('Service', 'gateway').spec.ports[0].targetPort = 80), /has no port 80/],
    ['a missing disruption budget', (_find, all) => all.filter(({ kind }) => kind !== 'PodDisruptionBudget'), /has 0 PodDisruptionBudgets/],
    ['a missing service account', (_find, all) => all.filter(({ kind }) => kind !== 'ServiceAccount'), /no ServiceAccount gateway/],
    ['a policy for nobody', (find) => void (find('NetworkPolicy', 'to-gateway').spec.podSelector.matchLabels = { a: 'b' }), /selects no pods/],
    ['a missing config map', (find) => void (app(find).envFrom[0].configMapRef.name = 'none'), /no ConfigMap none/],
    ['a secret that is not in the example', (find) => void (app(find).envFrom[1].secretRef.name = 'none'), /no Secret none in secrets.example/],
    ['a key that its secret does not have', (find) => void (pod(find).initContainers[0].env[0].valueFrom.secretKeyRef.key = 'URL'), /no key URL/],
    ['a variable that nobody reads', (find) => void (find('ConfigMap', 'all-apps').data.LOGLEVEL = 'info'), /no configuration has the variable LOGLEVEL/],
    ['a variable of another app', (find) => void (find('ConfigMap', 'gateway').data.WORKER_AGENTS = '*'), /WORKER_AGENTS is not for the gateway/],
    ['a lost list of sources', (find) => void delete app(find, 'orchestrator').envFrom, /orchestrator: DATABASE_URL is missing/],
    ['a port that is not listened on', (find) => void (find('ConfigMap', 'all-apps').data.METRICS_PORT = '9000'), /METRICS_PORT=9000, its port is 9464/],
    ['an open door', (find) => void (find('ConfigMap', 'gateway').data.AUTH_MODE = 'open'), /AUTH_MODE must be keys/],
    ['a secret among the manifests', (_find, all) => [...all, secrets[0]], /Secret\/backing: secrets do not belong/],
  ])('%s is named', (_what, change, expected) => {
    expect(problemsAfter('small', change)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });

  it.each([
    ['an agent that nobody serves', (_find, all) => all.filter(({ metadata }) => metadata.name !== 'worker-budget'), /agent budget: no worker serves it/],
    [
      'a worker for all beside those of agents',
      (find, all) => {
        const general = structuredClone(find('Deployment', 'worker-budget'));
        general.metadata.name = 'worker';
        general.spec.selector.matchLabels['navigo/agents'] = general.spec.template.metadata.labels['navigo/agents'] = '';
        return [...all, general];
      },
      /takes steps from the queues of the others/,
    ],
    ['a scaler that reads another queue', (find) => void (query(find).query = query(find).query.replace('budget', 'packing')), /reads the queue agent-packing/],
    [
      'a scaler that misses prioritized jobs',
      (find) => void (query(find).query = query(find).query.replace('|prioritized', '')),
      /leaves out prioritized jobs/,
    ],
    ['a scaler of a metric that nobody exports', (find) => void (query(find).query = query(find).query.replace('queue_jobs', 'jobs')), /no metric navigo_jobs/],
    ['a scaler of a state that there is not', (find) => void (query(find).query = query(find).query.replace('waiting', 'wait')), /no state wait/],
    [
      'a scaler on the list in Redis',
      (find) => void (find('ScaledObject', 'worker-budget').spec.triggers[0].type = 'redis'),
      /ScaledObject\/worker-budget: spec\/triggers\/0\/type/,
    ],
    ['a scaler of nothing', (find) => void (find('ScaledObject', 'worker-budget').spec.scaleTargetRef.name = 'x'), /no Deployment x/],
    ['a count beside a scaler', (find) => void (find('Deployment', 'worker-budget').spec.replicas = 2), /has a count of replicas too/],
  ])('%s is named', (_what, change, expected) => {
    expect(problemsAfter('per-agent with keda-per-agent', change)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });
});

function query(find) {
  return find('ScaledObject', 'worker-budget').spec.triggers[0].metadata;
}

describe('the resolver of kustomizations', () => {
  let folder;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'navigo-deploy-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (files) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  };
  it.each([
    ['asks for more than is supported', 'configMapGenerator: []', /asks for configMapGenerator/],
    ['names a file that is not there', 'resources: [gone.yaml]', /gone.yaml, which does not exist/],
    ['has an object twice', 'resources: [a.yaml, b/a.yaml]', /ConfigMap\/a twice/],
    ['patches nothing', "resources: [a.yaml]\npatches: [{ target: { kind: Job }, patch: '[]' }]", /nothing to patch: no Job/],
    ['takes an overlay for a component', 'resources: [a.yaml]\ncomponents: [b]', /b is no component/],
  ])('refuses a file that %s', (_what, text, expected) => {
    const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a }\n';
    write({ 'kustomization.yaml': text, 'a.yaml': map, 'b/a.yaml': map, 'b/kustomization.yaml': 'kind: Kustomization\n' });
    expect(() => resolveKustomization(folder)).toThrow(expected);
  });
  it('merges lists by their key and refuses to replace others', () => {
    const target = { env: [{ name: 'A', value: '1' }], envFrom: [{ configMapRef: { name: 'a' } }] };
    expect(mergePatch(target, { env: [{ name: 'B' }, { name: 'A', value: '2' }] }).env).toEqual([{ name: 'A', value: '2' }, { name: 'B' }]);
    expect(() => mergePatch(target, { envFrom: [] })).toThrow(/envFrom: a patch would replace this list/);
  });
  it('applies JSON patches, and says where one leads nowhere', () => {
    expect(
      applyJsonPatch({ a: [1, 2] }, [
        { op: 'add', path: '/a/-', value: 3 },
        { op: 'remove', path: '/a/0' },
      ]),
    ).toEqual({ a: [2, 3] });
    expect(() => applyJsonPatch({}, [{ op: 'add', path: '/a/b', value: 1 }])).toThrow(/leads nowhere/);
    expect(() => applyJsonPatch({}, [{ op: 'replace', path: '/a', value: 1 }])).toThrow(/there is no \/a/);
    expect(() => applyJsonPatch({ a: 1 }, [{ op: 'test', path: '/a', value: 1 }])).toThrow(/test is not supported/);
  });
  it('refuses a text that has a key twice', () => {
    expect(() => parseYaml('a: 1\na: 2\n', 'x.yaml')).toThrow(/x.yaml: is not YAML/);
  });
});

describe('the compose file', () => {
  const [{ services }] = readYaml('docker-compose.yml');
  const [scrape] = readYaml('deploy/compose/prometheus.yaml');
  const after = (change) => {
    const changed = structuredClone(services);
    change(changed);
    return composeProblems(changed, facts);
  };
  it('has no problem', () => {
    expect(checkCompose('docker-compose.yml', 'deploy/compose/prometheus.yaml', facts)).toEqual([]);
  });
  it.each([
    ['a service more in the default profile', (all) => void delete all.grafana.profiles, /without a profile, gateway, grafana/],
    ['an agent without a service', (all) => void delete all['agent-budget'], /agent budget: no service/],
    ['a service that serves another agent', (all) => void (all['agent-budget'].environment.WORKER_AGENTS = 'packing'), /agent-budget: serves packing/],
    ['a port open to others', (all) => void (all.gateway.ports = ['3000:3000']), /port 3000:3000 is open/],
    ['a variable that nobody reads', (all) => void (all.worker.environment.MODEL = 'x'), /worker: no configuration has the variable MODEL/],
    ['too little time to end', (all) => void (all.worker.stop_grace_period = '12s'), /stop_grace_period is 12 s/],
    ['a health check at another port', (all) => void (all.worker.environment.METRICS_PORT = 9000), /worker: its health check/],
    ['an image without a tag', (all) => void (all.prometheus.image = 'prom/prometheus'), /not pinned/],
    ['a database that is not named', (all) => void delete all.worker.environment.DATABASE_URL, /worker: DATABASE_URL is missing/],
  ])('is refused with %s', (_what, change, expected) => {
    expect(after(change)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });
  it('is refused when Prometheus leaves a service out, or asks one that is not there', () => {
    const { worker: _worker, ...others } = services;
    expect(scrapeProblems(scrape, others)).toEqual(['prometheus asks worker, which is no service']);
    expect(scrapeProblems({ scrape_configs: scrape.scrape_configs.slice(1) }, services)).toEqual(['prometheus does not ask gateway:3000']);
  });
});
