import type { MemoryKey, Remembered, RequestContext, UserRequest } from '@app/contracts';
import { needsInWords } from '@app/reader';

/** A request with what it left open, and what of it came from memory. */
export interface Recalled<R> {
  readonly request: R;
  readonly used: Remembered;
}

type Open = Pick<UserRequest, 'constraints' | 'originIata' | 'originCity' | 'currency' | 'requestText'>;

interface About {
  readonly context?: RequestContext | null;
  /** The words ask for a pace in a way that only the caller reads. */
  readonly isPaceSaid: boolean;
}

/** What neither the request, its words nor its client's context say. */
function openFields(
  { constraints, originIata, originCity, currency, requestText }: Open,
  { context, isPaceSaid }: About,
): Readonly<Record<MemoryKey, boolean>> {
  const words = needsInWords(requestText);
  const isUnsaid = (...sayings: readonly unknown[]): boolean => sayings.every((said) => !said);
  return {
    diet: isUnsaid(constraints?.diet?.length, words.diet.length),
    mobility: isUnsaid(constraints?.mobility, words.mobility),
    pace: isUnsaid(constraints?.pace, words.pace, isPaceSaid),
    homeAirport: isUnsaid(originIata, originCity, context?.homeAirport),
    currency: isUnsaid(currency, context?.currency, words.currency),
  };
}

/** Fills the open fields of a request from what is remembered; nothing that was said is changed. */
export function recallInto<R extends Open>(request: R, remembered: Remembered, about: About): Recalled<R> {
  const isOpen = openFields(request, about);
  const used: Remembered = Object.fromEntries(Object.entries(remembered).filter(([key]) => isOpen[key as MemoryKey]));
  const { homeAirport, currency, ...needs } = used;
  const filled = {
    ...request,
    ...(Object.keys(needs).length > 0 ? { constraints: { ...request.constraints, ...needs } } : {}),
    ...(homeAirport ? { originIata: homeAirport } : {}),
    ...(currency ? { currency } : {}),
  };
  return { request: filled, used };
}
