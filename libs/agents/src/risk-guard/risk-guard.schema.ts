import { z } from 'zod';
import { FlightOption, Revision, UserRequest, WeatherRiskSummary } from '@app/contracts';

export const reads = {
  turns: z.array(z.string()).nullish(),
  userRequest: UserRequest.nullish(),
  answers: z.record(z.string(), z.unknown()).nullish(),
  revision: Revision.nullish(),
  question: z.string().nullish(),
  flightOptions: z.array(FlightOption).nullish(),
  returnFlightOptions: z.array(FlightOption).nullish(),
  weatherRisks: WeatherRiskSummary.nullish(),
  scannedTexts: z.array(z.string()).nullish(),
};
export const writes = { scannedTexts: z.array(z.string()), safetyFlags: z.array(z.string()) };

/** A model's verdict on texts from outside. */
export const RiskGuardScan = z.strictObject({ safetyFlags: z.array(z.string()), blocked: z.boolean() });
export type RiskGuardScan = z.infer<typeof RiskGuardScan>;

/** The facts behind the question: the texts themselves, and who wrote them. */
export interface RiskGuardInput {
  readonly texts: readonly { readonly text: string; readonly direction: 'input' | 'tool' }[];
}
