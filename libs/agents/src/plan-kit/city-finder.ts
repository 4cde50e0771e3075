import type { DestinationCandidate } from '@app/contracts';
import { findGuideCity, foldName } from '@app/guide';

/** Looks cities up in the guide; another city of the same name in another country is not the guide's. */
export const cityFinder =
  ({ candidate }: { readonly candidate: DestinationCandidate }): typeof findGuideCity =>
  (name) =>
    findGuideCity(foldName(name) === foldName(candidate.name) && candidate.country ? `${name}, ${candidate.country}` : name);
