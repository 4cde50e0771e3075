import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DeployProblem } from './deploy-problem.mjs';
import { applyJsonPatch, mergePatch } from './merge.mjs';
import { addLabels, setImage, setName, setNamespace, setReplicas } from './transformers.mjs';
import { parseYaml, readYaml } from './yaml-files.mjs';

const FIELDS = ['apiVersion', 'kind', 'resources', 'components', 'patches', 'namespace', 'namePrefix', 'nameSuffix', 'labels', 'images', 'replicas'];

/**
 * The objects that a kustomization stands for: the part of kustomize that this project uses, in kustomize's order. Whatever else a
 * file asks for is an error, because leaving it out would check something that is never applied. @throws {DeployProblem}
 */
export function resolveKustomization(folder, above = []) {
  const file = join(folder, 'kustomization.yaml');
  const [settings, ...more] = readYaml(file);
  if (more.length > 0 || !settings) throw new DeployProblem(file, 'must be one document');
  const unknown = Object.keys(settings).filter((field) => !FIELDS.includes(field));
  if (unknown.length > 0) throw new DeployProblem(file, `asks for ${unknown.join(', ')}, which is not supported here`);
  const isComponent = settings.kind === 'Component';
  let objects = [...above, ...(settings.resources ?? []).flatMap((path) => readResource(join(folder, path), file))];
  for (const path of settings.components ?? []) {
    if (readYaml(join(folder, path, 'kustomization.yaml'))[0]?.kind !== 'Component') throw new DeployProblem(file, `${path} is no component`);
    objects = resolveKustomization(join(folder, path), objects);
  }
  if (!isComponent && above.length > 0) throw new DeployProblem(file, 'is no component');
  failOnDoubles(objects, file);
  return transform(objects, settings, folder);
}

function readResource(path, file) {
  if (!existsSync(path)) throw new DeployProblem(file, `names ${path}, which does not exist`);
  return statSync(path).isDirectory() ? resolveKustomization(path) : readYaml(path);
}

function failOnDoubles(objects, file) {
  const seen = new Set();
  for (const { kind, metadata } of objects) {
    const id = `${kind}/${metadata?.name}`;
    if (seen.has(id)) throw new DeployProblem(file, `has ${id} twice`);
    seen.add(id);
  }
}

function transform(before, settings, folder) {
  let objects = before;
  for (const patch of settings.patches ?? []) objects = applyPatch(objects, patch, folder);
  if (settings.namespace) objects = objects.map((object) => setNamespace(object, settings.namespace));
  if (settings.namePrefix || settings.nameSuffix) objects = setName(objects, settings);
  for (const label of settings.labels ?? []) objects = objects.map((object) => addLabels(object, label));
  for (const replica of settings.replicas ?? []) objects = setReplicas(objects, replica);
  for (const image of settings.images ?? []) objects = objects.map((object) => setImage(object, image));
  return objects;
}

function applyPatch(objects, { path, patch, target, ...rest }, folder) {
  const where = path ? join(folder, path) : join(folder, 'kustomization.yaml');
  if (Object.keys(rest).length > 0) throw new DeployProblem(where, `${Object.keys(rest).join(', ')} of a patch is not supported`);
  const [change] = path ? readYaml(where) : parseYaml(patch, where);
  const wanted = target ?? { kind: change.kind, name: change.metadata?.name };
  const unknown = Object.keys(wanted).filter((field) => field !== 'kind' && field !== 'name');
  if (unknown.length > 0) throw new DeployProblem(where, `a target by ${unknown.join(', ')} is not supported`);
  const isMeant = ({ kind, metadata }) => (!wanted.kind || wanted.kind === kind) && (!wanted.name || wanted.name === metadata.name);
  if (!objects.some(isMeant)) throw new DeployProblem(where, `nothing to patch: no ${wanted.kind ?? 'object'} ${wanted.name ?? ''}`.trimEnd());
  return objects.map((object) => (isMeant(object) ? patched(object, change, where) : object));
}

function patched(object, change, where) {
  if (Array.isArray(change)) return applyJsonPatch(object, change, where);
  // With a target, the patch's own name says nothing.
  const { apiVersion: _apiVersion, kind: _kind, metadata, ...rest } = change;
  const { name: _name, ...moreMetadata } = metadata ?? {};
  return mergePatch(object, { ...rest, ...(Object.keys(moreMetadata).length > 0 ? { metadata: moreMetadata } : {}) }, where);
}
