import type { ComponentChildren, JSX } from 'preact';
import type { WishResult } from '@app/contracts';
import type { ShownPlan } from '../store/shown-plan.js';
import { Icon } from '../ui/icon.js';
import type { IconName } from '../ui/icon.js';
import { SourceBadge } from '../ui/source-badge.js';
import { t } from '../words/words.js';
import { goTo } from './go-to.js';
import { sealOf, sourcesOfCheck } from './seal.js';
import type { Check, Seal } from './seal.js';

const SIGNS = { holds: 'check', gaps: 'warn', fails: 'cross', checking: 'more' } as const satisfies Record<Seal['state'], IconName>;
const WISH_SIGNS = { met: 'check', partly: 'warn', not_met: 'cross', not_understood: 'warn' } as const satisfies Record<WishResult['status'], IconName>;

const headline = ({ state, count }: Seal): string => (state === 'checking' ? t('seal.checking') : t(`seal.${state}`, { count }));

/** What is seen of a verdict without opening it. */
const MAX_OPEN = 4;

/** The verdict and what is open, at a glance; opened, everything it rests on. */
export function SealView({ plan }: { readonly plan: ShownPlan }): JSX.Element {
  const seal = sealOf(plan);
  const { state } = seal;
  const open = openPoints(seal);
  return (
    <section class={`seal seal-${state}`} aria-label={headline(seal)}>
      <h2 class="seal-head">
        <Icon name={SIGNS[state]} class="seal-sign" />
        {headline(seal)}
      </h2>
      {open.length > 0 && <ul class="seal-open">{open.slice(0, MAX_OPEN)}</ul>}
      <details class="seal-all">
        <summary>
          {t('seal.all')}
          <Icon name="down" class="turn" />
        </summary>
        <Everything plan={plan} seal={seal} />
      </details>
    </section>
  );
}

/** Checks that fail, then wishes that are not met, then what the plan cannot do. */
function openPoints({ checks, wishes, limitations }: Seal): JSX.Element[] {
  return [
    ...checks
      .flatMap(({ violations }) => violations)
      .map(({ detail, day }) => <Line key={`${day}${detail}`} sign="cross" tone="not_met" text={onDay(detail, day)} />),
    ...wishes.filter(({ status }) => status !== 'met').map((wish) => <WishLine key={wish.id} wish={wish} />),
    ...limitations.map(({ detail, day }) => <Line key={`${day}${detail}`} sign="warn" tone="partly" text={onDay(detail, day)} />),
  ];
}

const onDay = (detail: string, day: number | undefined): string => (day ? `${t('day.number', { day })}: ${detail}` : detail);

function Everything({ plan, seal: { wishes, limitations, checks } }: { readonly plan: ShownPlan; readonly seal: Seal }): JSX.Element {
  return (
    <>
      {plan.checks && (
        <Part title={t('seal.checks')}>
          {checks.map((check) => (
            <CheckLine key={check.words} check={check} plan={plan} />
          ))}
        </Part>
      )}
      {wishes.length > 0 && (
        <Part title={t('seal.wishes')}>
          {wishes.map((wish) => (
            <WishLine key={wish.id} wish={wish} />
          ))}
        </Part>
      )}
      {limitations.length > 0 && (
        <Part title={t('seal.limits')}>
          {limitations.map(({ detail, day }) => (
            <Line key={`${day}${detail}`} sign="warn" tone="partly" text={onDay(detail, day)} />
          ))}
        </Part>
      )}
      {plan.safetyFlags.length > 0 && (
        <Part title={t('seal.safety')}>
          {plan.safetyFlags.map((flag) => (
            <Line key={flag} sign="warn" tone="partly" text={flag} />
          ))}
        </Part>
      )}
      <Sources plan={plan} />
    </>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element => (
  <section class="seal-part">
    <h3>{title}</h3>
    <ul>{children}</ul>
  </section>
);

const Line = ({
  sign,
  tone,
  text,
  children,
}: {
  readonly sign: IconName;
  readonly tone: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}): JSX.Element => (
  <li class={`seal-line tone-${tone}`}>
    <Icon name={sign} />
    <div>
      {text}
      {children}
    </div>
  </li>
);

const WishLine = ({ wish: { said, status, why, where } }: { readonly wish: WishResult }): JSX.Element => (
  <Line sign={WISH_SIGNS[status]} tone={status} text={said}>
    <span class="wish-status">{t(`wish.${status}`)}</span>
    <p class="faint">{why}</p>
    {where[0] && (
      <button type="button" class="link" onClick={() => goTo(where[0] ?? '')}>
        {t('wish.show')}
      </button>
    )}
  </Line>
);

const CheckLine = ({ check: { words, violations }, plan }: { readonly check: Check; readonly plan: ShownPlan }): JSX.Element => (
  <Line sign={violations.length > 0 ? 'cross' : 'check'} tone={violations.length > 0 ? 'not_met' : 'met'} text={t(words)}>
    <span class="unseen"> {violations.length > 0 ? t('seal.notOk') : t('seal.ok')}</span>{' '}
    {sourcesOfCheck(words, plan).map((source) => (
      <SourceBadge key={source} source={source} />
    ))}
    {violations.map(({ detail, day }, index) => (
      <p key={index}>{onDay(detail, day)}</p>
    ))}
  </Line>
);

const Sources = ({ plan: { sources } }: { readonly plan: ShownPlan }): JSX.Element | null =>
  sources.length === 0 ? null : (
    <section class="seal-part">
      <h3>{t('seal.sources')}</h3>
      <ul class="sources">
        {sources.map(({ kind, name, asOf, note }) => (
          <li key={name}>
            <b>{name}</b> <SourceBadge source={kind} /> {asOf && <span class="faint">{asOf}</span>}
            <p class="faint">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
