import { FinalPlan, PlanResult, sumAmounts } from '@app/contracts';
import type { ThreadBody } from '@app/contracts';
import { NavigoSystem } from '@app/testing';
import { GOOD_ANSWERS, LISBON, LISBON_FACTS, LYING_ANSWERS, PACKED, PROPOSED_DAYS } from './support/lisbon-answers.js';
import { ScriptedModel, dataBlocks, fails, outsideData, says, saysText } from './support/scripted-model.js';
import type { Script } from './support/scripted-model.js';

const CONTEXT = { now: '2026-11-20' };

let model: ScriptedModel;
let system: NavigoSystem;
beforeAll(async () => {
  model = await ScriptedModel.start();
  system = await NavigoSystem.start(model.env);
});
afterAll(async () => {
  await system.stop();
  await model.stop();
});

const planned = async (script: Script, naturalLanguage = LISBON, context: Record<string, string> = CONTEXT): Promise<PlanResult> => {
  model.play(script);
  return PlanResult.parse((await system.post('/plan/chat', { naturalLanguage, context })).body);
};
const threadOf = async ({ threadId }: Pick<PlanResult, 'threadId'>) => (await system.get<ThreadBody>(`/plan/${threadId}`)).body;
const errorOf = async (result: Pick<PlanResult, 'threadId'>) => (await threadOf(result)).metadata['error'];

describe('probe', () => {
  it('good', async () => {
    const r = await planned(GOOD_ANSWERS);
    console.log(JSON.stringify({ s: r.status, e: r.error, u: r.usage, sum: r.finalPlan?.summary, b: r.finalPlan?.budget, c: r.finalPlan?.checks, calls: model.calls().map((c) => [c.schemaName, c.status]), fl: model.flightSearches, days: r.finalPlan?.itinerary.map((d) => [d.theme, d.activities.map((a) => a.id)]), l: r.decisionLog.map((d) => [d.agent, d.keyEvidence]) }, null, 1));
    const l = await planned(LYING_ANSWERS);
    console.log(JSON.stringify({ s: l.status, e: l.error, u: l.usage, sum: l.finalPlan?.summary, b: l.finalPlan?.budget, c: l.finalPlan?.checks, days: l.finalPlan?.itinerary.map((d) => [d.theme, d.activities.map((a) => a.id)]), l: l.decisionLog.map((d) => [d.agent, d.keyEvidence]) }, null, 1));
    const t = await threadOf(l);
    console.log(JSON.stringify([t.values['userRequest'], t.values['destinationCandidates']]));
  });
  void [FinalPlan, sumAmounts, LISBON_FACTS, PACKED, PROPOSED_DAYS, dataBlocks, fails, outsideData, says, saysText, errorOf];
});
