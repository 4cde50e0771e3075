import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Health } from '@app/contracts';
import { get } from '../api/client.js';
import { lasting } from '../words/formats.js';
import { t } from '../words/words.js';
import { usePolled } from './polled.js';

const EVERY_MS = 5_000;

/** Whether the gateway, the database and Redis are there. */
export function HealthLine(): JSX.Element {
  const health = useSignal<Health | null>(null);
  const isAway = useSignal(false);
  usePolled(
    () => get<Health>('/health').catch(() => null),
    EVERY_MS,
    (answer) => {
      isAway.value = answer === null;
      health.value = answer;
    },
  );
  const chip = (name: string, isUp: boolean): JSX.Element => (
    <span class={isUp ? 'state state-complete' : 'state state-failed'}>
      {name}: {isUp ? t('ops.up') : t('ops.down')}
    </span>
  );
  const { value } = health;
  return (
    <p class="buttons" role="status">
      {chip(t('ops.gateway'), !isAway.value)}
      {value && chip(t('ops.database'), value.db === 'connected')}
      {value && chip('Redis', value.redis === 'connected')}
      {value && <span class="faint">{t('ops.uptime', { time: lasting(value.uptime * 1_000) })}</span>}
    </p>
  );
}
