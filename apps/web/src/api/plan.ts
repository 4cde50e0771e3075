import type { ChatBody, DecideBody, EditsAnswer, EditsBody, PlanAccepted, PlanBody, PlanResult } from '@app/contracts';
import { post } from './client.js';

type Started = Pick<PlanAccepted | PlanResult, 'threadId' | 'status' | 'version'>;
const context = (): { timezone: string } => ({ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** Starts a plan from words, or says something about one that is finished. @throws {ApiError} */
export const planChat = (body: Pick<ChatBody, 'naturalLanguage'> & Partial<ChatBody>): Promise<Started> => post('/plan/chat', { ...body, context: context() });

/** Starts a plan from fields. @throws {ApiError} */
export const planRequest = (userRequest: Partial<PlanBody['userRequest']>, needsReview: boolean): Promise<Started> =>
  post('/plan', { userRequest, ...(needsReview ? { review: 'required' } : {}), context: context() });

/** Answers what was asked, by field or in words. @throws {ApiError} */
export const resume = (threadId: string, given: { readonly answers?: Readonly<Record<string, unknown>>; readonly message?: string }): Promise<Started> =>
  post('/plan/chat/resume', { threadId, ...given });

/** @throws {ApiError} */
export const decide = (threadId: string, decision: DecideBody): Promise<Started> => post(`/plan/${threadId}/decide`, decision);

/** @throws {ApiError} */
export const cancel = (threadId: string): Promise<Started> => post(`/plan/${threadId}/cancel`, {});

/** Changes the plan by hand; without a diff when the run takes longer than an answer waits. @throws {ApiError} */
export const edit = (threadId: string, body: EditsBody): Promise<EditsAnswer | Started> => post(`/plan/${threadId}/edits`, body, { prefer: 'wait=25' });
