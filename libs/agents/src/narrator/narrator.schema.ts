import { z } from 'zod';
import {
  DestinationCandidate,
  DraftMark,
  ItineraryDay,
  PlanNotes,
  RequestContext,
  RevisionPatch,
  RouteStop,
  Stay,
  TransportLeg,
  UserRequest,
  WeatherRiskSummary,
} from '@app/contracts';
import { PlanWords } from '../summary-kit/plan-words.js';
import { WordsMark } from '../summary-kit/words-due.js';

export const reads = {
  userRequest: UserRequest,
  itineraryDraft: z.array(ItineraryDay),
  destinationCandidates: z.array(DestinationCandidate).nullish(),
  stays: z.array(Stay).nullish(),
  transport: z.array(TransportLeg).nullish(),
  route: z.array(RouteStop).nullish(),
  weatherRisks: WeatherRiskSummary.nullish(),
  planNotes: PlanNotes.nullish(),
  assumedFields: z.array(z.string()).nullish(),
  safetyFlags: z.array(z.string()).nullish(),
  context: RequestContext.nullish(),
  draftMark: DraftMark.nullish(),
  revisionPatch: RevisionPatch.nullish(),
};
export const writes = { planWords: PlanWords, wordsMark: WordsMark };
