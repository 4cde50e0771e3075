import { appContainer, isSelected, nameOf, ofKind, podOf } from './objects.mjs';

const labelsOfPods = (deployment) => deployment.spec.template.metadata.labels;

/** What names something else must find exactly what it means. */
export function referenceProblems(objects) {
  const deployments = ofKind(objects, 'Deployment');
  return [
    ...deployments.flatMap((deployment) => deploymentProblems(deployment, objects)),
    ...ofKind(objects, 'Service').flatMap((service) => serviceProblems(service, deployments)),
    ...ofKind(objects, 'PodDisruptionBudget').flatMap((budget) => selectionProblems(budget, budget.spec.selector.matchLabels, deployments)),
    ...ofKind(objects, 'NetworkPolicy').flatMap((policy) => policyProblems(policy, deployments)),
    ...[...ofKind(objects, 'ScaledObject'), ...ofKind(objects, 'HorizontalPodAutoscaler')].flatMap((scaler) => scalerProblems(scaler, deployments)),
  ];
}

function deploymentProblems(deployment, objects) {
  const [where, labels] = [nameOf(deployment), labelsOfPods(deployment)];
  const { serviceAccountName } = podOf(deployment);
  const budgets = ofKind(objects, 'PodDisruptionBudget').filter(({ spec }) => isSelected(spec.selector.matchLabels, labels));
  const others = ofKind(objects, 'Deployment').filter((other) => other !== deployment && isSelected(other.spec.selector.matchLabels, labels));
  return [
    ...(isSelected(deployment.spec.selector.matchLabels, labels) ? [] : [`${where}: its selector does not match its own pods`]),
    ...others.map((other) => `${where}: its pods are also selected by ${nameOf(other)}`),
    ...(budgets.length === 1 ? [] : [`${where}: has ${budgets.length} PodDisruptionBudgets, not one`]),
    ...(ofKind(objects, 'ServiceAccount').some(({ metadata }) => metadata.name === serviceAccountName)
      ? []
      : [`${where}: no ServiceAccount ${serviceAccountName}`]),
  ];
}

function selectionProblems(object, selector, deployments) {
  const selected = deployments.filter((deployment) => isSelected(selector, labelsOfPods(deployment)));
  return selected.length === 1 ? [] : [`${nameOf(object)}: selects the pods of ${selected.length} Deployments, not one`];
}

function serviceProblems(service, deployments) {
  const target = deployments.find((deployment) => isSelected(service.spec.selector, labelsOfPods(deployment)));
  const ports = target ? (appContainer(target).ports ?? []) : [];
  const missing = service.spec.ports.filter(({ targetPort }) => !ports.some(({ name, containerPort }) => targetPort === name || targetPort === containerPort));
  return [
    ...selectionProblems(service, service.spec.selector, deployments),
    ...(target ? missing.map(({ targetPort }) => `${nameOf(service)}: ${nameOf(target)} has no port ${targetPort}`) : []),
  ];
}

function policyProblems(policy, deployments) {
  const isUsed = deployments.some((deployment) => isSelected(policy.spec.podSelector.matchLabels, labelsOfPods(deployment)));
  return isUsed ? [] : [`${nameOf(policy)}: selects no pods`];
}

function scalerProblems(scaler, deployments) {
  const target = deployments.find(({ metadata }) => metadata.name === scaler.spec.scaleTargetRef.name);
  if (!target) return [`${nameOf(scaler)}: no Deployment ${scaler.spec.scaleTargetRef.name}`];
  return target.spec.replicas === undefined ? [] : [`${nameOf(scaler)}: ${nameOf(target)} has a count of replicas too, which each kubectl apply brings back`];
}
