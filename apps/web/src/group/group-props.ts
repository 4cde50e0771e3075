import type { GroupAnswer } from '@app/contracts';
import type { GroupDesk } from './group-desk.js';

/** What every part of a group's card is about. */
export interface GroupProps {
  readonly group: GroupAnswer;
  readonly desk: GroupDesk;
}
