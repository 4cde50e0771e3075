import { appOf, nameOf, ofKind } from './objects.mjs';

const LABEL = 'navigo/agents';

/** Every agent is served, by one Deployment of its own or by the one for all; no agent twice, none that does not exist. */
export function agentProblems(objects, { agents }) {
  const served = ofKind(objects, 'Deployment')
    .filter((deployment) => appOf(deployment) === 'worker')
    .map(({ spec }) => spec.template.metadata.labels[LABEL]);
  if (served.length === 1 && served[0] === '') return [];
  return [
    ...agents.filter((agent) => !served.includes(agent)).map((agent) => `agent ${agent}: no worker serves it`),
    ...served.filter((agent, index) => served.indexOf(agent) !== index).map((agent) => `agent ${agent}: has two Deployments`),
    ...served
      .filter((agent) => !agents.includes(agent))
      .map((agent) => `agent ${agent || '*'}: ${agent ? 'does not exist' : 'takes steps from the queues of the others'}`),
  ];
}

/** Scalers ask for metrics, labels, states and queues that exist, and per agent for the queue of the very agent they scale. */
export function scalerProblems(objects, facts) {
  const deployments = ofKind(objects, 'Deployment');
  return ofKind(objects, 'ScaledObject').flatMap((scaler) => {
    const target = deployments.find(({ metadata }) => metadata.name === scaler.spec.scaleTargetRef?.name);
    const agent = target?.spec.template.metadata.labels[LABEL];
    return (scaler.spec.triggers ?? []).flatMap(({ metadata }) =>
      queryProblems(metadata.query, agent, facts).map((problem) => `${nameOf(scaler)}: ${problem}`),
    );
  });
}

/** What is wrong with a query for the worker of `agent`; the empty name means all agents. */
export function queryProblems(query, agent, { metrics, queueStates }) {
  const selectors = [...query.matchAll(/\b(\w+)\{([^}]*)\}/g)];
  if (selectors.length === 0) return ['its query reads no metric with labels'];
  return selectors.flatMap(([, metric, inner]) => {
    if (!(metric in metrics)) return [`no metric ${metric}`];
    const matchers = [...inner.matchAll(/(\w+)(=~|=)"([^"]*)"/g)].map(([, label, , value]) => [label, value]);
    const states = matchers.filter(([label]) => label === 'state').flatMap(([, value]) => value.split('|'));
    const queue = matchers.find(([label]) => label === 'queue')?.[1];
    const wanted = agent ? `agent-${agent}` : 'agent-.+';
    return [
      ...matchers.filter(([label]) => !metrics[metric].includes(label)).map(([label]) => `${metric} has no label ${label}`),
      ...states.filter((state) => !queueStates.includes(state)).map((state) => `no state ${state}`),
      ...(metric !== 'navigo_queue_jobs' || states.includes('prioritized') ? [] : ['leaves out prioritized jobs']),
      ...(queue === wanted ? [] : [`reads the queue ${queue}, but scales ${wanted}`]),
    ];
  });
}
