import type { DestinationCandidate, UserRequest } from '@app/contracts';
import { foldName } from '@app/guide';
import { isOpenRequest } from './wanted-names.js';

interface Candidates {
  readonly userRequest?: UserRequest | null | undefined;
  readonly destinationCandidates?: readonly DestinationCandidate[] | null | undefined;
}

/**
 * The candidates with the one that the days go to in front: a trip whose destination was left open goes to another than the first where that is
 * too dear. In their own order where a place was named, before there are days, and where these go to none of them by name.
 */
export function goneToFirst({ userRequest, destinationCandidates }: Candidates, city: string | undefined): DestinationCandidate[] {
  const candidates = destinationCandidates ?? [];
  const isOpen = userRequest != null && isOpenRequest(userRequest);
  const gone = isOpen && city !== undefined ? candidates.find(({ name }) => foldName(name) === foldName(city)) : undefined;
  return gone ? [gone, ...candidates.filter((one) => one !== gone)] : [...candidates];
}
