import type { JSX } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { Link, Route, Switch } from 'wouter-preact';
import { needsKey } from './api/session.js';
import { Loading } from './ui/loading.js';
import { SignIn } from './ui/sign-in.js';
import { StartPage } from './start/start-page.js';
import { TopBar } from './ui/top-bar.js';
import { TripPage } from './trip/trip-page.js';
import { Announcer } from './ui/announce.js';
import { t } from './words/words.js';

const TripsPage = lazy(() => import('./trips/trips-page.js').then(({ TripsPage: page }) => page));

const SharedPage = lazy(() => import('./shared/shared-page.js').then(({ SharedPage: page }) => page));

const OpsPage = lazy(() => import('./ops/ops-page.js').then(({ OpsPage: page }) => page));

/** All views of the page, and what stands on each of them. */
export function App(): JSX.Element {
  return (
    <>
      <TopBar />
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={StartPage} />
          <Route path="/trips" component={TripsPage} />
          <Route path="/ops" component={OpsPage} />
          <Route path="/trip/:threadId">{({ threadId }: { threadId: string }) => <TripPage key={threadId} threadId={threadId} />}</Route>
          <Route path="/shared/:token">{({ token }: { token: string }) => <SharedPage key={token} token={token} />}</Route>
          <Route>
            <main class="narrow">
              <h1>{t('app.notFound')}</h1>
              <Link href="/">{t('app.home')}</Link>
            </main>
          </Route>
        </Switch>
      </Suspense>
      <Announcer />
      {needsKey.value && <SignIn />}
    </>
  );
}
