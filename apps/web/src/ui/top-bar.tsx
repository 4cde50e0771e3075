import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { session, signOut } from '../api/session.js';
import { LANGUAGES, language, t, useLanguage } from '../words/words.js';
import type { PageLanguage } from '../words/words.js';
import { Icon } from './icon.js';

/** Name, ways to the other views, and the language. */
export function TopBar(): JSX.Element {
  return (
    <header class="top">
      <a class="skip" href="#content">
        {t('app.skip')}
      </a>
      <Link class="brand" href="/">
        <img src="/web/icon.svg" alt="" width="26" height="26" />
        NaviGo
      </Link>
      <p class="claim">{t('app.claim')}</p>
      <nav class="top-nav">
        <Link class="button ghost" href="/trips">
          {t('app.trips')}
        </Link>
        <Link class="button ghost" href="/" aria-label={t('app.newTrip')}>
          <Icon name="plus" />
          <span class="wide-only">{t('app.newTrip')}</span>
        </Link>
        {session.value && session.value.role !== 'user' && (
          <Link class="button ghost wide-only" href="/ops">
            {t('app.operators')}
          </Link>
        )}
        <select
          class="language"
          aria-label={t('app.language')}
          value={language}
          onChange={(event) => void useLanguage(event.currentTarget.value as PageLanguage)}
        >
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {session.value?.usesKeys && (
          <button type="button" class="ghost" onClick={() => void signOut()}>
            {t('app.signOut')}
          </button>
        )}
      </nav>
    </header>
  );
}
