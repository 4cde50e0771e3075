import { Composer } from './composer.js';
import { Conversation } from './conversation.js';
import { byId } from './dom.js';
import { showTrips } from './trips.js';

const threadInAddress = (): string | null => /^#\/([A-Za-z0-9][A-Za-z0-9_-]*)$/.exec(location.hash)?.[1] ?? null;

const conversation = new Conversation({
  moved: (threadId) => {
    history.replaceState(null, '', `#/${threadId}`);
    void showTrips(byId('trips'));
  },
  busy: (isBusy) => composer.setBusy(isBusy),
});

const composer = new Composer(byId('composer'), {
  write: (written) => {
    composer.clear();
    void conversation.write(written);
  },
  stop: () => void conversation.stop(),
});

function openAddress(): void {
  const threadId = threadInAddress();
  if (threadId) conversation.open(threadId).catch(conversation.trouble);
  else conversation.reset();
}

addEventListener('hashchange', openAddress);
openAddress();
void showTrips(byId('trips'));
