import type { JSX } from 'preact';
import { useTrip } from '../store/trip-context.js';
import { money } from '../words/formats.js';
import { t } from '../words/words.js';

/** What the last change by hand did: what is different, what it costs, and what the auditor says. */
export function EditResult(): JSX.Element | null {
  const { talk } = useTrip();
  if (talk.editTrouble.value)
    return (
      <p class="trouble" role="alert">
        {talk.editTrouble}
      </p>
    );
  const edited = talk.edited.value;
  if (!edited) return null;
  const { diff, checks, isChanged, notes } = edited;
  return (
    <section class="card edit-result" role="status" aria-labelledby="edit-result">
      <h2 id="edit-result">{t('edit.result')}</h2>
      {isChanged ? <Price costs={diff.costs} /> : <p>{t('edit.none')}</p>}
      {(isChanged ? diff.summary : notes).length > 0 && (
        <ul>
          {(isChanged ? diff.summary : notes).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {checks.added.length === 0 ? (
        <p class="good">{t('edit.holds')}</p>
      ) : (
        <div class="bad">
          <p>{t('edit.breaks')}</p>
          <ul>
            {checks.added.map(({ code, day, detail }) => (
              <li key={`${code}-${day}-${detail}`}>{detail}</li>
            ))}
          </ul>
        </div>
      )}
      <button type="button" class="second" onClick={() => (talk.edited.value = null)}>
        {t('edit.keep')}
      </button>
    </section>
  );
}

type Costs = NonNullable<ReturnType<typeof useTrip>['talk']['edited']['value']>['diff']['costs'];

function Price({ costs }: { readonly costs: Costs }): JSX.Element | null {
  if (!costs) return null;
  const { difference, after, currency } = costs;
  if (difference === 0) return <p>{t('edit.same')}</p>;
  const words = t(difference > 0 ? 'visit.more' : 'visit.less', { amount: money(Math.abs(difference), currency) });
  return <p>{t('edit.costs', { total: money(after, currency), difference: words })}</p>;
}
