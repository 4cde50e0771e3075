import { TerminalError, fromCents, toCents } from '@app/contracts';
import type { FlightOption } from '@app/contracts';
import type { ExchangeRatePort, FlightQuery, FlightSearchPort } from '@app/ports';
import type { HttpClient } from '../http/http-client.js';
import { DEFAULT_TIMEOUT_MS } from '../http/request-json.js';
import { DEFAULT_BASE_URLS, joinUrl } from '../provider-hosts.js';
import { byPrice } from './by-price.js';
import { OfferRequestAnswer } from './duffel.schemas.js';
import type { DuffelOffer } from './duffel.schemas.js';
import { durationMinutes } from './iso-duration.js';

const MAX_OF_EACH_AGE = 9;

/** Between a toddler on a lap and an adult fare: what most children pay. */
const USUAL_CHILD_AGE = 8;

/** Offers come unpaged and busy routes have hundreds, of several kilobytes each. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Duffel should stop asking airlines, and send what it has, before we hang up. */
const HEAD_START_MS = 5_000;
const MIN_SUPPLIER_TIMEOUT_MS = 2_000;
const MAX_SUPPLIER_TIMEOUT_MS = 60_000;

export interface DuffelFlightSearchOptions {
  readonly http: HttpClient;
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
  /** For offers in another currency than the traveller's. */
  readonly exchangeRates: ExchangeRatePort;
  readonly timeoutMs?: number;
  readonly retries?: number;
}

/**
 * Bookable economy offers, marked `live`; an offer whose duration Duffel does not know is left out.
 *
 * @see Duffel API v2, offer requests
 */
export function createDuffelFlightSearch(options: DuffelFlightSearchOptions): FlightSearchPort {
  const { http, apiKey, baseUrl = DEFAULT_BASE_URLS.duffel, exchangeRates, timeoutMs = DEFAULT_TIMEOUT_MS, retries } = options;
  const supplierTimeoutMs = Math.min(MAX_SUPPLIER_TIMEOUT_MS, Math.max(MIN_SUPPLIER_TIMEOUT_MS, timeoutMs - HEAD_START_MS));
  return {
    async search(query, signal) {
      const answer = await http.requestJson({
        provider: 'Duffel',
        url: joinUrl(baseUrl, 'air/offer_requests'),
        query: { return_offers: 'true', supplier_timeout: supplierTimeoutMs },
        headers: { authorization: `Bearer ${apiKey}`, 'duffel-version': 'v2' },
        body: offerRequest(query),
        schema: OfferRequestAnswer,
        timeoutMs,
        maxBytes: MAX_BYTES,
        ...(retries === undefined ? {} : { retries }),
        signal,
      });
      const { offers } = answer.data;
      const rates = await ratesFor(offers, query.currency, (from) => exchangeRates.rate(from, query.currency, signal));
      return offers
        .flatMap((offer) => toOptions(offer, query.currency, rates))
        .sort(byPrice)
        .slice(0, query.maxResults);
    },
  };
}

function offerRequest(query: FlightQuery): unknown {
  if (query.adults > MAX_OF_EACH_AGE || query.children > MAX_OF_EACH_AGE) {
    throw new TerminalError('PROVIDER_BAD_REQUEST', `Duffel books at most ${MAX_OF_EACH_AGE} adults and ${MAX_OF_EACH_AGE} children at once; split the group`);
  }
  const adults = Array.from({ length: query.adults }, () => ({ type: 'adult' }));
  const children = Array.from({ length: query.children }, (_, i) => ({ age: query.childrenAges[i] ?? USUAL_CHILD_AGE }));
  const slice = { origin: query.originIata, destination: query.destinationIata, departure_date: query.departureDate };
  return { data: { cabin_class: 'economy', passengers: [...adults, ...children], slices: [slice] } };
}

/** Units of `currency` for one unit of each currency the offers come in; nothing is asked when all are in `currency`. */
async function ratesFor(
  offers: readonly DuffelOffer[],
  currency: string,
  rate: (from: string) => Promise<{ rate: number }>,
): Promise<ReadonlyMap<string, number>> {
  const foreign = [...new Set(offers.map((offer) => offer.total_currency))].filter((code) => code !== currency);
  return new Map(await Promise.all(foreign.map(async (code) => [code, (await rate(code)).rate] as const)));
}

function toOptions(offer: DuffelOffer, currency: string, rates: ReadonlyMap<string, number>): FlightOption[] {
  const slice = offer.slices[0];
  const first = slice?.segments[0];
  const last = slice?.segments.at(-1);
  const minutes = durationMinutes(slice?.duration);
  if (!slice || !first || !last || minutes === undefined) return [];
  const carriers = new Set(slice.segments.map((segment) => segment.marketing_carrier.name));
  return [
    {
      offerId: offer.id,
      originIata: first.origin.iata_code,
      destinationIata: last.destination.iata_code,
      departureAt: first.departing_at,
      arrivalAt: last.arriving_at,
      durationMinutes: minutes,
      stops: slice.segments.length - 1,
      carrier: [...carriers].join(' + '),
      flightNumbers: slice.segments.flatMap(({ marketing_carrier: carrier, marketing_carrier_flight_number: number }) =>
        number ? [`${carrier.iata_code ?? ''}${number}`] : [],
      ),
      price: { amount: fromCents(toCents(Number(offer.total_amount) * (rates.get(offer.total_currency) ?? 1))), currency },
      source: 'live',
    },
  ];
}
