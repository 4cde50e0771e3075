import type { AuditPage, FailedJob, ReplayAnswer } from '@app/contracts';
import { get, post } from '../api/client.js';
import { troubleWords } from '../ui/trouble.js';
import { named, t } from '../words/words.js';

const LOOK_EVERY_MS = 700;
const MAX_LOOKS = 120;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Puts a failed step back to work, and tells what came of it until its run rests again. */
export async function runAgain({ id }: FailedJob, tell: (words: string) => void): Promise<void> {
  try {
    const { outcome, detail } = await post<ReplayAnswer>(`/admin/jobs/${id}/replay`, {});
    tell(`${t(`ops.${outcome}`)} ${outcome === 'skipped' ? detail : ''}`.trim());
    for (let looks = 0; outcome === 'replayed' && looks < MAX_LOOKS; looks += 1) {
      await pause(LOOK_EVERY_MS);
      const { entries } = await get<AuditPage>(`/admin/audit?target=${id}&limit=1`);
      const status = entries[0]?.runStatus;
      if (status && status !== 'in_progress') return tell(t('ops.cameTo', { status: named('status', status, status) }));
    }
  } catch (error) {
    tell(troubleWords(error));
  }
}
