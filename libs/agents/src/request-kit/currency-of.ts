import type { RequestContext, UserRequest } from '@app/contracts';

/** Used when neither the request nor the client names one; said openly wherever it is applied. */
export const FALLBACK_CURRENCY = 'USD';

/** The currency of every price of a plan: the request's, else the client's, else {@link FALLBACK_CURRENCY}. */
export const currencyOf = (request: Pick<UserRequest, 'currency'>, context: RequestContext | null | undefined): string =>
  request.currency ?? context?.currency ?? FALLBACK_CURRENCY;
