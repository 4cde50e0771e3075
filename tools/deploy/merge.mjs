import { DeployProblem } from './deploy-problem.mjs';

/** What tells the items of a list apart when a patch is merged into it, as Kubernetes declares it for these fields. */
const MERGE_KEYS = {
  containers: 'name',
  initContainers: 'name',
  env: 'name',
  ports: 'containerPort',
  volumes: 'name',
  volumeMounts: 'mountPath',
  topologySpreadConstraints: 'topologyKey',
};

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A strategic merge patch, as kustomize does it: objects are merged, lists by the key of their items.
 *
 * A list without such a key would be replaced silently, so a patch may give one only where there is none yet. @throws {DeployProblem}
 */
export function mergePatch(target, patch, where = 'patch') {
  const merged = { ...target };
  for (const [field, value] of Object.entries(patch)) {
    if (field.startsWith('$')) throw new DeployProblem(where, `the directive ${field} is not supported`);
    if (value === null) delete merged[field];
    else if (Array.isArray(value)) merged[field] = mergeList(merged[field] ?? [], value, `${where}/${field}`);
    else merged[field] = isObject(value) && isObject(merged[field]) ? mergePatch(merged[field], value, `${where}/${field}`) : value;
  }
  return merged;
}

function mergeList(before, patch, where) {
  if (before.length === 0) return patch;
  const key = MERGE_KEYS[where.split('/').at(-1)];
  if (!key) throw new DeployProblem(where, 'a patch would replace this list as a whole');
  const rest = patch.filter((item) => !before.some((old) => old[key] === item[key]));
  return [
    ...before.map((old) => {
      const change = patch.find((item) => item[key] === old[key]);
      return change ? mergePatch(old, change, where) : old;
    }),
    ...rest,
  ];
}

/** The operations `add`, `replace` and `remove` of a JSON patch (RFC 6902). @throws {DeployProblem} */
export function applyJsonPatch(target, operations, where = 'patch') {
  const result = structuredClone(target);
  for (const { op, path, value } of operations) {
    const steps = path
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = steps.pop();
    const parent = steps.reduce((at, step) => at?.[step], result);
    if (typeof parent !== 'object' || parent === null) throw new DeployProblem(where, `${path} leads nowhere`);
    if (op !== 'add' && !(last in parent)) throw new DeployProblem(where, `there is no ${path} to ${op}`);
    change(parent, { op, last, value }, where);
  }
  return result;
}

function change(parent, { op, last, value }, where) {
  if (!['add', 'replace', 'remove'].includes(op)) throw new DeployProblem(where, `the operation ${op} is not supported`);
  if (Array.isArray(parent)) {
    const index = last === '-' ? parent.length : Number(last);
    if (!Number.isInteger(index) || index < 0 || index > parent.length) throw new DeployProblem(where, `${last} is no place in a list`);
    parent.splice(index, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
  } else if (op === 'remove') delete parent[last];
  else parent[last] = value;
}
