import { appContainer, appOf, nameOf, ofKind, podOf } from './objects.mjs';

const NEEDED = {
  gateway: ['DATABASE_URL', 'REDIS_URL', 'HOST', 'PORT', 'AUTH_MODE'],
  orchestrator: ['DATABASE_URL', 'REDIS_URL', 'HOST', 'METRICS_PORT'],
  worker: ['DATABASE_URL', 'REDIS_URL', 'HOST', 'METRICS_PORT', 'WORKER_AGENTS'],
};

/** Variables: each is one that the app reads, each source is there, the ports are those of the containers. `secrets` are the examples. */
export function environmentProblems(objects, secrets, facts) {
  const sources = [...ofKind(objects, 'ConfigMap'), ...secrets];
  return ofKind(objects, 'Deployment').flatMap((deployment) => {
    const app = appOf(deployment);
    const found = variablesIn(appContainer(deployment), sources);
    const init = (podOf(deployment).initContainers ?? []).flatMap((container) => variablesIn(container, sources).problems);
    const problems = [...found.problems, ...init, ...unreadProblems(found.values, app, facts), ...valueProblems(found.values, deployment, facts)];
    return problems.map((problem) => `${nameOf(deployment)}: ${problem}`);
  });
}

function variablesIn(container, sources) {
  const problems = [];
  const values = {};
  const find = (kind, name) => {
    const source = sources.find((candidate) => candidate.kind === kind && candidate.metadata.name === name);
    if (!source) problems.push(`no ${kind} ${name}${kind === 'Secret' ? ' in secrets.example.yaml' : ''}`);
    return source?.data ?? source?.stringData ?? {};
  };
  for (const { configMapRef, secretRef } of container.envFrom ?? [])
    Object.assign(values, configMapRef ? find('ConfigMap', configMapRef.name) : find('Secret', secretRef.name));
  for (const { name, value, valueFrom } of container.env ?? []) {
    values[name] = value ?? '';
    const reference = valueFrom?.secretKeyRef ?? valueFrom?.configMapKeyRef;
    if (reference && !(reference.key in find(valueFrom.secretKeyRef ? 'Secret' : 'ConfigMap', reference.name)))
      problems.push(`no key ${reference.key} in ${reference.name}`);
  }
  return { problems, values };
}

function unreadProblems(values, app, { variables }) {
  return Object.keys(values).flatMap((name) => {
    if (!(name in variables)) return [`no configuration has the variable ${name}`];
    const isForAll = name === 'METRICS_PORT';
    return isForAll || variables[name] === null || variables[name].includes(app) ? [] : [`${name} is not for the ${app}`];
  });
}

function valueProblems(values, deployment, { gatewayPort }) {
  const app = appOf(deployment);
  if (!(app in NEEDED)) return ['runs none of the apps'];
  const port = appContainer(deployment).ports?.find(({ name }) => name === 'http')?.containerPort;
  const variable = app === 'gateway' ? 'PORT' : 'METRICS_PORT';
  return [
    ...NEEDED[app].filter((name) => !(name in values)).map((name) => `${name} is missing`),
    ...(String(port) === values[variable] ? [] : [`listens on ${variable}=${values[variable]}, its port is ${port}`]),
    ...(app !== 'gateway' || port === gatewayPort ? [] : [`port ${port} is not the one of the Dockerfile, ${gatewayPort}`]),
    ...(app !== 'gateway' || values.AUTH_MODE === 'keys' ? [] : ['AUTH_MODE must be keys where others can reach it']),
  ];
}
