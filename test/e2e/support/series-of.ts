import type { AppProcess } from '@app/testing';

/** The value of one series that a worker or orchestrator exports, such as `navigo_steps_total{agent="budget"`; 0 when there is none. It needs METRICS_PORT=0. */
export async function valueOfSeries(app: AppProcess, series: string): Promise<number> {
  const ready = app.log.find((line) => line.includes(`${app.name} ready`)) ?? '{}';
  const text = await (await fetch(`${String((JSON.parse(ready) as { metrics: string }).metrics)}/metrics`)).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(series));
  return Number(line?.split(' ').at(-1) ?? 0);
}
