import { AgentProgress } from './progress.js';
import { PLAIN_STYLE } from './render/text.js';

describe('progress of the agents', () => {
  it('writes one line for each finished agent, with its duration where it is known', () => {
    const lines: string[] = [];
    const progress = new AgentProgress({ writeLine: (line) => lines.push(line), spinner: null, style: PLAIN_STYLE });
    progress.stepStarted('budget', 'Budget');
    progress.stepFinished('budget', 'Budget', 1_234);
    progress.stepFinished('packing', 'Packing', 12.4);
    progress.stepFinished('preference', 'Preferences', null);
    expect(lines).toEqual([expect.stringMatching(/^✔ Budget +1\.2 s$/), expect.stringMatching(/^✔ Packing +12 ms$/), '✔ Preferences']);
  });

  it('spins for those that are still at work, and never while a line is written', () => {
    const seen: string[] = [];
    const spinner = { start: (text: string) => seen.push(`spin ${text}`), stop: () => seen.push('stop') };
    const progress = new AgentProgress({ writeLine: (line) => seen.push(line), spinner, style: PLAIN_STYLE });
    progress.stepStarted('budget', 'Budget');
    progress.stepStarted('packing', 'Packing');
    progress.stepFinished('budget', 'Budget', null);
    progress.rest();
    expect(seen).toEqual(['spin Budget', 'spin Budget, Packing', 'stop', '✔ Budget', 'spin Packing', 'stop']);
  });
});
