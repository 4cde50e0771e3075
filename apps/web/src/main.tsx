import '@fontsource-variable/figtree/index.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/talk.css';
import './styles/trip.css';
import './styles/map.css';
import './styles/lists.css';
import './styles/edit.css';
import './styles/trip-more.css';
import './styles/shared.css';
import './styles/states.css';
import './styles/print.css';
import { render } from 'preact';
import { loadSession } from './api/session.js';
import { App } from './app.js';
import { registerOffline } from './offline/register.js';
import { usePreferredLanguage } from './words/words.js';

// Links of the page before this one named their trip behind a hash.
const oldLink = /^#\/([A-Za-z0-9][A-Za-z0-9_-]*)$/.exec(location.hash)?.[1];
if (oldLink) history.replaceState(null, '', `/trip/${oldLink}`);

const root = document.getElementById('app');
void loadSession();
registerOffline();
void usePreferredLanguage().then(() => {
  // What the gateway wrote for readers without scripts gives way.
  root?.replaceChildren();
  if (root) render(<App />, root);
});
