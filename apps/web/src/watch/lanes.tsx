import type { JSX } from 'preact';
import type { Turn } from '../store/turns.js';
import { lasting } from '../words/formats.js';
import { named, t } from '../words/words.js';

const ROW = 22;
const LABEL = 150;
const BARS = 150;
const MIN_BAR = 3;

/** A bar for each agent's share, side by side where they work at the same time. */
export function Lanes({ turn, untilMs }: { readonly turn: Turn; readonly untilMs: number }): JSX.Element | null {
  const { steps, startedMs } = turn;
  if (steps.length === 0) return null;
  const scale = (ms: number): number => (BARS * (ms - startedMs)) / Math.max(1, untilMs - startedMs);
  return (
    <svg class="lanes" viewBox={`0 0 ${LABEL + BARS} ${ROW * steps.length}`} role="img" aria-label={t('watch.lanes')}>
      {steps.map((step, index) => {
        const endMs = step.endedMs ?? untilMs;
        const left = Math.min(BARS - MIN_BAR, scale(step.startedMs));
        const name = named('do', step.agent, step.title);
        return (
          <g key={step.id} class={step.endedMs === null ? 'lane busy' : 'lane'}>
            <text x="0" y={ROW * index + 15}>
              {name}
            </text>
            <rect x={LABEL + left} y={ROW * index + 6} rx="4" height="10" width={Math.max(MIN_BAR, Math.min(BARS - left, scale(endMs) - left))}>
              <title>{`${name}: ${lasting(endMs - step.startedMs)}`}</title>
            </rect>
          </g>
        );
      })}
    </svg>
  );
}
