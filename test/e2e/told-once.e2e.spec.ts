import { compareEventIds } from '@app/contracts';
import { NavigoSystem, urlOf } from '@app/testing';
import { idsOf, readEvents } from './support/event-reader.js';

const LISBON = '5 days in Lisbon from 10 to 14 May 2027 for two from Zurich, 1500 EUR, food and museums';

describe('a worker that is killed after its step told something', () => {
  it.each(['step:after-run:2', 'step:after-run:6'])('tells nothing twice when the step runs again (%s)', async (failpoint) => {
    const system = await NavigoSystem.start({ STEP_LEASE_MS: '3000' }, ['gateway', 'orchestrator']);
    const doomed = await system.add('worker', { FAILPOINT: failpoint, JOB_LOCK_MS: '1500' });
    const { body } = await system.post('/plan/chat', { naturalLanguage: LISBON, context: { now: '2026-11-20' } }, { prefer: 'respond-async' });
    const threadId = String(body['threadId']);
    const reader = await readEvents(urlOf(system.running('gateway')), threadId);
    await doomed.exited;
    await system.add('worker', { JOB_LOCK_MS: '4000' });
    const live = await reader.ended;

    expect(live.at(-1)).toMatchObject({ event: 'done', data: { status: 'complete' } });
    expect([...new Set(idsOf(live))].sort(compareEventIds)).toEqual(idsOf(live));
    const sentences = live.filter(({ event }) => event === 'thought').map(({ data }) => `${String(data['agent'])}: ${String(data['text'])}`);
    expect(sentences.length).toBeGreaterThanOrEqual(8);
    expect(new Set(sentences).size).toBe(sentences.length);
    // What the step looked up by itself: each call and its result, once each and with words.
    const lookUps = live.filter(({ event }) => event === 'tool_call' || event === 'tool_result');
    const names = lookUps.map(({ event, data }) => `${String(data['agent'])} ${event} ${String(data['callId'])}`);
    expect(new Set(names).size).toBe(names.length);
    const toolsOf = (kind: string): unknown[] => lookUps.filter(({ event }) => event === kind).map(({ data }) => data['tool']);
    expect(toolsOf('tool_call').toSorted()).toEqual(toolsOf('tool_result').toSorted());
    expect(toolsOf('tool_call')).toEqual(expect.arrayContaining(['search_flights', 'get_weather', 'search_places', 'find_ways']));
    expect(lookUps.filter(({ event }) => event === 'tool_result').every(({ data }) => String(data['text']).length > 0)).toBe(true);
    expect(await (await readEvents(urlOf(system.running('gateway')), threadId)).ended).toEqual(live);
    await system.stop();
  });
});
