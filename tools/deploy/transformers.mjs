import { DeployProblem } from './deploy-problem.mjs';

const CLUSTER_WIDE = ['Namespace'];

/** Kinds whose other fields name what a suffix renames: a scaler its Deployment. They must not be renamed together. */
const REFERRING = ['HorizontalPodAutoscaler', 'ScaledObject', 'Service', 'ServiceAccount', 'ConfigMap', 'Secret'];

export const setNamespace = (object, namespace) => (CLUSTER_WIDE.includes(object.kind) ? object : { ...object, metadata: { ...object.metadata, namespace } });

export function setName(objects, { namePrefix = '', nameSuffix = '' }) {
  const referring = objects.find(({ kind }) => REFERRING.includes(kind));
  if (referring) throw new DeployProblem(`${referring.kind}/${referring.metadata.name}`, 'renaming what others refer to is not supported here');
  return objects.map((object) => ({ ...object, metadata: { ...object.metadata, name: `${namePrefix}${object.metadata.name}${nameSuffix}` } }));
}

/** Labels on an object; with `includeTemplates` on its pods too, with `includeSelectors` also in what selects them. */
export function addLabels(object, { pairs, includeSelectors = false, includeTemplates = false, ...rest }) {
  if (Object.keys(rest).length > 0) throw new DeployProblem('labels', `${Object.keys(rest).join(', ')} is not supported`);
  const labelled = structuredClone(object);
  const add = (metadata) => ({ ...metadata, labels: { ...metadata?.labels, ...pairs } });
  labelled.metadata = add(labelled.metadata);
  if (labelled.spec?.template && (includeTemplates || includeSelectors)) labelled.spec.template.metadata = add(labelled.spec.template.metadata);
  if (!includeSelectors) return labelled;
  if (!['Deployment', 'PodDisruptionBudget'].includes(object.kind))
    throw new DeployProblem(`${object.kind}/${object.metadata.name}`, 'includeSelectors is not supported for this kind');
  labelled.spec.selector.matchLabels = { ...labelled.spec.selector.matchLabels, ...pairs };
  return labelled;
}

export function setReplicas(objects, { name, count }) {
  if (!objects.some(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name))
    throw new DeployProblem('replicas', `there is no Deployment ${name}`);
  return objects.map((object) =>
    object.kind === 'Deployment' && object.metadata.name === name ? { ...object, spec: { ...object.spec, replicas: count } } : object,
  );
}

/** The image called `name` under another name or tag, in all containers. */
export function setImage(object, { name, newName = name, newTag, ...rest }) {
  if (Object.keys(rest).length > 0) throw new DeployProblem('images', `${Object.keys(rest).join(', ')} is not supported`);
  const pod = object.spec?.template?.spec;
  if (!pod) return object;
  const rename = (container) => {
    const [given] = container.image.split(':');
    return given === name ? { ...container, image: newTag ? `${newName}:${newTag}` : newName } : container;
  };
  const lists = Object.fromEntries(['containers', 'initContainers'].filter((list) => pod[list]).map((list) => [list, pod[list].map(rename)]));
  return { ...object, spec: { ...object.spec, template: { ...object.spec.template, spec: { ...pod, ...lists } } } };
}
