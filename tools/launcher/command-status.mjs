import { isGatewayReady } from './apps.mjs';
import { openExistingHome } from './home.mjs';
import { isSameProcess } from './processes.mjs';
import { readState } from './state.mjs';

const NOT_RUNNING = 3;

/** `./navigo status`: a table on stdout; 0 when NaviGo serves, 3 when it does not. */
export async function runStatus({ progress }) {
  const paths = openExistingHome(progress);
  const state = paths && readState(paths);
  const hasSupervisor = isSameProcess(state?.supervisor);
  const services = (state?.services ?? []).filter((service) => hasSupervisor || isSameProcess(service));
  if (services.length === 0 && !hasSupervisor) {
    process.stdout.write('NaviGo is not running.\n');
    return NOT_RUNNING;
  }
  process.stdout.write(table(services, hasSupervisor));
  return (await summary(state, hasSupervisor)) ? 0 : NOT_RUNNING;
}

async function summary(state, hasSupervisor) {
  if (!hasSupervisor) {
    process.stdout.write('\nIts supervisor was killed: ./navigo up or plan starts afresh, ./navigo down stops the rest.\n');
    return false;
  }
  if (state.phase !== 'ready') {
    process.stdout.write(`\nNaviGo is ${state.phase}.\n`);
    return false;
  }
  const isReady = await isGatewayReady(state.url);
  process.stdout.write(isReady ? `\nNaviGo is ready: ${state.url}\n` : `\n${state.url} does not answer that it is ready; see ./navigo logs.\n`);
  return true;
}

function table(services, hasSupervisor) {
  const rows = services.map((service) => {
    const state = isSameProcess(service) ? service.state : service.state === 'running' ? 'gone' : service.state;
    const restarts = ['', '1 restart'][service.restarts] ?? `${service.restarts} restarts`;
    const uptime = isSameProcess(service) ? age(Date.now() - service.since) : '-';
    return [service.name, String(service.pid ?? '-'), hasSupervisor ? state : 'left over', String(service.port ?? '-'), uptime, restarts];
  });
  const lines = [['SERVICE', 'PID', 'STATE', 'PORT', 'UPTIME', ''], ...rows];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return `${lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}

function age(durationMs) {
  const seconds = Math.floor(durationMs / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
