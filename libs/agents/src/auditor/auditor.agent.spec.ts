import type { AuditReport } from '@app/contracts';
import { ScriptedModel, worldOf } from '../spec-kit/agent-context.js';
import { dayOf, requestOf } from '../spec-kit/trip-parts.js';
import { auditor } from './auditor.agent.js';
import { firstOwner } from './violation-owners.js';

const budgetAssessment = { estimatedTotal: 30, budgetLimit: 2000, currency: 'EUR', withinBudget: true, byCategory: { activities: 30 }, optimizationTips: [] };
/** A plan of one day for a trip of four: dates are missing, and its places are in no source. */
const stateOf = (auditReport: AuditReport | null = null, number = 1) => ({
  userRequest: requestOf(),
  destinationCandidates: [{ name: 'Lisbon', country: 'Portugal', iataCode: 'LIS', cityCode: 'LIS', rationale: 'Named.' }],
  itineraryDraft: [dayOf()],
  ...{ stays: [], transport: [], selectedFlightOfferId: null, selectedReturnFlightOfferId: null, budgetAssessment },
  costs: { byCategory: { activities: 30 }, total: 30, currency: 'EUR' },
  packingList: ['Socks'],
  draftMark: { number, revision: 0, round: 0, packing: 1 },
  budgetMark: { number, draft: number, revision: 0, round: 0 },
  revisionPatch: null,
  auditReport,
});
const audit = async (state: ReturnType<typeof stateOf>) => (await auditor.run(state, worldOf({ model: new ScriptedModel() }))).writes.auditReport;
const patch = { understood: true, changes: [], locks: [], excludedPlaces: [], agents: [], notes: [] };

describe('the auditor', () => {
  it('sends what is wrong back to the agent that made it, with day and sentence, and asks no model', async () => {
    const report = await audit(stateOf());
    expect(report).toMatchObject({ round: 1, draft: 1, budget: 1, pass: false, owner: 'itinerary', sentBack: 1 });
    expect(report?.violations.map(({ code }) => code)).toContain('DATE_MISSING');
  });

  it('stops when a repair changed nothing', async () => {
    const report = await audit(stateOf((await audit(stateOf())) ?? null));
    expect(report).toMatchObject({ round: 2, owner: null, sentBack: 1, pass: false });
  });

  it('sends back three times at most, whatever changes', async () => {
    let last = null as AuditReport | null;
    const owners: (string | null)[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const seen: AuditReport | null = last === null ? null : { ...last, violations: [{ code: 'OVERLAP', detail: `another finding ${number}` }] };
      last = (await audit(stateOf(seen, number))) ?? null;
      owners.push(last?.owner ?? null);
    }
    expect(owners).toEqual(['itinerary', 'itinerary', 'itinerary', null, null]);
  });

  it('counts anew for each wish of a person', async () => {
    const spent = { ...(await audit(stateOf())), sentBack: 3, owner: null } as AuditReport;
    const report = (await auditor.run({ ...stateOf(spent), revisionPatch: { ...patch, number: 1 } }, worldOf({ model: new ScriptedModel() }))).writes
      .auditReport;
    expect(report).toMatchObject({ revision: 1, owner: 'itinerary', sentBack: 1 });
  });

  it('knows whose a finding is, days before sums', () => {
    expect(firstOwner([{ code: 'COST_TOTAL', detail: 'x' }])).toBe('budget');
    expect(
      firstOwner([
        { code: 'COST_TOTAL', detail: 'x' },
        { code: 'PLACE_CLOSED', detail: 'x' },
      ]),
    ).toBe('itinerary');
    expect(firstOwner([])).toBeNull();
  });
});
