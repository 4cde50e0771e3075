import type { ThreadsPage } from '@app/contracts';
import { withNews } from './fresh-trips.js';

const AT = '2026-11-22T12:00:00.000Z';
const trip = (threadId: string, version: number): ThreadsPage['threads'][number] => ({
  ...{ threadId, version, title: threadId, status: 'complete', scenario: 'api-chat' },
  ...{ createdAt: AT, startedAt: AT, updatedAt: AT },
});

describe('news of trips', () => {
  it('take the place of what was known, and begin the list where they are new', () => {
    const news = withNews([trip('b', 1), trip('a', 1)], [trip('c', 1), trip('b', 2)]);
    expect(news.map(({ threadId, version }) => `${threadId}${version}`)).toEqual(['c1', 'b2', 'a1']);
  });
});
