import { z } from 'zod';
import { DestinationCandidate, FinalPlan, FollowUpAnswer, RequestContext, UserRequest } from '@app/contracts';

export const reads = {
  question: z.string(),
  finalPlan: FinalPlan,
  userRequest: UserRequest.nullish(),
  destinationCandidates: z.array(DestinationCandidate).nullish(),
  context: RequestContext.nullish(),
};
export const writes = { answer: FollowUpAnswer, safetyFlags: z.array(z.string()) };
