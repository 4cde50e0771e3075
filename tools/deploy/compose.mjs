import { readYaml } from './yaml-files.mjs';

/** What runs without any profile; a new service has to say which profile it belongs to. */
const DEFAULT_SERVICES = ['gateway', 'migrate', 'orchestrator', 'postgres', 'redis', 'worker'];
const APP = /^dist\/apps\/(\w+)\/src\/(?:main|migrate)\.js$/;
const OTHER_APP = 'cli';

/** What is wrong with the compose file and the scrape configuration made for it. @throws {DeployProblem} */
export function checkCompose(file, scrapeFile, facts) {
  const [{ services }] = readYaml(file);
  const [scrape] = readYaml(scrapeFile);
  return [...composeProblems(services, facts), ...scrapeProblems(scrape, services)];
}

/** The app a service runs; the gateway is what the image runs by itself; undefined for other images. */
export function appOfService({ image, command }) {
  if (!image?.startsWith('navigo:')) return undefined;
  return command ? APP.exec(command.at(-1))?.[1] : 'gateway';
}

const isInDefault = ({ profiles = [] }) => profiles.length === 0;

export function composeProblems(services, facts) {
  const byDefault = Object.keys(services)
    .filter((name) => isInDefault(services[name]))
    .sort();
  const profileProblem = byDefault.join() === DEFAULT_SERVICES.join() ? [] : [`without a profile, ${byDefault.join(', ')} start`];
  return [
    ...profileProblem,
    ...Object.entries(services).flatMap(([name, service]) => serviceProblems(service, facts).map((problem) => `service ${name}: ${problem}`)),
    ...agentProblems(services, facts),
  ];
}

function serviceProblems(service, facts) {
  const app = appOfService(service);
  const open = (service.ports ?? []).filter((port) => !String(port).startsWith('127.0.0.1:'));
  return [
    ...(/:[\w.-]+$/.test(service.image ?? '') && !service.image.endsWith(':latest') ? [] : [`image ${service.image} is not pinned by a tag`]),
    ...open.map((port) => `port ${port} is open to other machines`),
    ...(service.image?.startsWith('navigo:') ? appProblems(service, app, facts) : []),
  ];
}

function appProblems(service, app, { variables, programs, forcedExitSeconds }) {
  const names = Object.keys(service.environment ?? {});
  const grace = /^(\d+)s$/.exec(service.stop_grace_period ?? '')?.[1] ?? 10;
  return [
    ...(!service.command || programs.includes(service.command.at(-1)) ? [] : [`runs ${service.command.at(-1)}, which the build does not make`]),
    ...names.filter((name) => !(name in variables)).map((name) => `no configuration has the variable ${name}`),
    ...(service.environment?.DATABASE_URL ? [] : ['DATABASE_URL is missing']),
    ...(Number(grace) > forcedExitSeconds ? [] : [`stop_grace_period is ${grace} s, the app may need ${forcedExitSeconds}`]),
    ...(app === OTHER_APP ? [] : healthProblems(service, app)),
    ...(service.read_only && service.cap_drop?.includes('ALL') ? [] : ['may write to its root file system, or keeps capabilities']),
  ];
}

function healthProblems(service, app) {
  const port = service.environment?.[app === 'gateway' ? 'PORT' : 'METRICS_PORT'];
  const test = (service.healthcheck?.test ?? []).join(' ');
  return test.includes(`http://127.0.0.1:${port}/health/ready`) ? [] : [`its health check does not ask at its own port, ${port}`];
}

function agentProblems(services, { agents }) {
  const workers = Object.entries(services).filter(([, service]) => service.profiles?.includes('per-agent') && appOfService(service) === 'worker');
  const served = workers.map(([, { environment }]) => environment.WORKER_AGENTS);
  return [
    ...agents.filter((agent) => !served.includes(agent)).map((agent) => `agent ${agent}: no service of the profile per-agent serves it`),
    ...workers
      .filter(([name, { environment }]) => !agents.includes(environment.WORKER_AGENTS) || name !== `agent-${environment.WORKER_AGENTS.replaceAll('_', '-')}`)
      .map(([name, { environment }]) => `service ${name}: serves ${environment.WORKER_AGENTS}`),
  ];
}

/** Prometheus must ask every container of ours, at the port it listens on. */
export function scrapeProblems(scrape, services) {
  const asked = scrape.scrape_configs.flatMap(({ dns_sd_configs: found }) => found.flatMap(({ names, port }) => names.map((name) => [name, port])));
  const ours = Object.entries(services).filter(([, service]) => ![undefined, OTHER_APP].includes(appOfService(service)));
  const portOf = (service) => service.environment[appOfService(service) === 'gateway' ? 'PORT' : 'METRICS_PORT'];
  return [
    ...ours
      .filter(([name, service]) => !asked.some(([other, port]) => other === name && port === portOf(service)))
      .map(([name, service]) => `prometheus does not ask ${name}:${portOf(service)}`),
    ...asked.filter(([name]) => !ours.some(([known]) => known === name)).map(([name]) => `prometheus asks ${name}, which is no service`),
  ];
}
