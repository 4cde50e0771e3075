import { PLAIN_STYLE } from './text.js';
import { StepTimes, renderTimeline } from './timeline.js';

const page = { width: 60, style: PLAIN_STYLE };
const step = (kind: 'step_started' | 'step_finished', agent: string, atMs: number | null) => ({
  ...{ kind, agent, title: agent.toUpperCase(), atMs, version: 1, durationMs: null },
});

describe('the timeline of a run', () => {
  it('shows side by side who worked side by side', () => {
    const times = new StepTimes();
    for (const news of [
      ...[step('step_started', 'a', 1_000), step('step_started', 'b', 1_000), step('step_finished', 'b', 1_500), step('step_finished', 'a', 2_000)],
      ...[step('step_started', 'c', 2_000), step('step_finished', 'c', 3_000)],
    ])
      times.note(news);
    const [, , ...lines] = renderTimeline(times.spans(), page);
    expect(lines.map((line) => line.trimEnd())).toEqual([
      '  B                   ██████                  0.00 to 0.50 s',
      '  A                   ███████████             0.00 to 1.00 s',
      '  C                              ███████████  1.00 to 2.00 s',
    ]);
  });
  it('is not drawn where no times are known', () => {
    const times = new StepTimes();
    times.note(step('step_started', 'a', null));
    times.note(step('step_finished', 'b', 5));
    expect(renderTimeline(times.spans(), page)).toEqual([]);
  });
});
