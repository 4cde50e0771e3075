import { appContainer, appOf, nameOf, ofKind, podOf } from './objects.mjs';

/** Time to see that a pod was told to end, on top of what it needs itself. */
const ROOM_SECONDS = 5;
/** The user `node` of the official images. */
const UID_OF_NODE = 1000;

/** What every Deployment must have for nothing to be lost and nobody to break out. */
export function workloadProblems(objects, facts) {
  return ofKind(objects, 'Deployment').flatMap((deployment) =>
    [
      ...probeProblems(deployment),
      ...endProblems(deployment, facts),
      ...podProblems(deployment, facts),
      ...[...podOf(deployment).containers, ...(podOf(deployment).initContainers ?? [])].flatMap((container) => containerProblems(container, facts)),
    ].map((problem) => `${nameOf(deployment)}: ${problem}`),
  );
}

const PATHS = { startupProbe: '/health/live', livenessProbe: '/health/live', readinessProbe: '/health/ready' };

function probeProblems(deployment) {
  const container = appContainer(deployment);
  return Object.entries(PATHS).flatMap(([probe, path]) => {
    const { httpGet } = container[probe] ?? {};
    if (!httpGet) return [`no ${probe}`];
    const wrongPath = httpGet.path === path ? [] : [`${probe} asks ${httpGet.path}, not ${path}`];
    const isPort = container.ports?.some(({ name, containerPort }) => name === httpGet.port || containerPort === httpGet.port);
    return isPort ? wrongPath : [...wrongPath, `${probe} asks at port ${httpGet.port}, which the container does not have`];
  });
}

function endProblems(deployment, { forcedExitSeconds }) {
  const [command, seconds] = appContainer(deployment).lifecycle?.preStop?.exec?.command ?? [];
  const pauseSeconds = command === 'sleep' ? Number(seconds) : 0;
  const needed = pauseSeconds + forcedExitSeconds + ROOM_SECONDS;
  const given = podOf(deployment).terminationGracePeriodSeconds ?? 30;
  const tooShort = given < needed ? [`terminationGracePeriodSeconds is ${given}, the app may need ${needed}`] : [];
  return appOf(deployment) === 'gateway' && pauseSeconds === 0 ? [...tooShort, 'no preStop pause, so requests on their way would be refused'] : tooShort;
}

function podProblems(deployment, { imageUser }) {
  const { securityContext: context = {}, ...pod } = podOf(deployment);
  const uid = imageUser === 'node' ? UID_OF_NODE : undefined;
  return [
    ...(context.runAsNonRoot === true ? [] : ['may run as root']),
    ...(context.runAsUser === uid ? [] : [`runs as user ${context.runAsUser}, the image's ${imageUser} is ${uid}`]),
    ...(context.seccompProfile?.type === 'RuntimeDefault' ? [] : ['no seccomp profile']),
    ...(pod.automountServiceAccountToken === false ? [] : ['gets a token for the API of the cluster']),
    ...(pod.serviceAccountName ? [] : ['no service account of its own']),
    ...(pod.topologySpreadConstraints?.length > 0 ? [] : ['all of its pods may be on one machine']),
  ];
}

/** @param {Record<string, any>} container @param {{ programs: readonly string[] }} facts */
function containerProblems({ name, securityContext, resources, image, command }, { programs }) {
  return [
    ...securityProblems(securityContext ?? {}),
    ...resourceProblems(resources ?? {}),
    ...(/:[\w.-]+$/.test(image ?? '') && !image.endsWith(':latest') ? [] : [`image ${image} is not pinned by a tag`]),
    ...(programs.includes(command?.at(-1)) ? [] : [`runs ${command?.at(-1)}, which the build does not make`]),
  ].map((problem) => `container ${name}: ${problem}`);
}

/** @param {Record<string, any>} context */
const securityProblems = (context) => [
  ...(context.readOnlyRootFilesystem === true ? [] : ['may write to its root file system']),
  ...(context.allowPrivilegeEscalation === false ? [] : ['may gain privileges']),
  ...(context.capabilities?.drop?.includes('ALL') ? [] : ['keeps capabilities']),
];

/** @param {Record<string, any>} resources */
const resourceProblems = ({ requests, limits }) => (requests?.cpu && requests.memory && limits?.memory ? [] : ['no requests or no limit of memory']);
