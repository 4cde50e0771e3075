export { createHttpClient, gateHttpClient } from './http/http-client.js';
export type { HttpClient, HttpClientOptions } from './http/http-client.js';
export type { FetchUrl, JsonRequest, Transport } from './http/request-json.js';
export { createHostGuard, isPrivateAddress } from './http/host-guard.js';
export type { HostGuard, HostRules, LookUp } from './http/host-guard.js';
export { limitBody } from './http/limit-body.js';
export { sleep } from './http/abortable.js';
export type { Sleep } from './http/abortable.js';
export { isProviderFailure } from './http/provider-failure.js';
export { DEFAULT_ALLOWED_HOSTS, DEFAULT_BASE_URLS } from './provider-hosts.js';

export { DATA_RULE, createOpenAiModel } from './model/openai.model.js';
export type { OpenAiModelOptions } from './model/openai.model.js';
export { createOfflineModel } from './model/offline.model.js';
export type { Expert, OfflineModelOptions } from './model/offline.model.js';
export { createOpenAiToolModels } from './model/openai.tool-model.js';
export { createOfflineToolModel } from './model/offline.tool-model.js';
export type { OfflineToolModelOptions } from './model/offline.tool-model.js';

export { createDuffelFlightSearch } from './flights/duffel.flight-search.js';
export type { DuffelFlightSearchOptions } from './flights/duffel.flight-search.js';
export { createEstimateFlightSearch } from './flights/estimate.flight-search.js';
export type { Airport, EstimateFlightSearchOptions } from './flights/estimate.flight-search.js';
export { createDegradingFlightSearch } from './flights/degrading.flight-search.js';
export type { DegradingFlightSearchOptions } from './flights/degrading.flight-search.js';
export { greatCircleKm } from './flights/great-circle.js';
export type { Point } from './flights/great-circle.js';

export { createOpenMeteoWeather } from './weather/open-meteo.weather.js';
export type { OpenMeteoWeatherOptions } from './weather/open-meteo.weather.js';
export { createClimateWeather } from './weather/climate.weather.js';
export type { CityClimate, ClimateWeatherOptions, MonthNormals } from './weather/climate.weather.js';
export { createDegradingWeather } from './weather/degrading.weather.js';
export type { DegradingWeatherOptions } from './weather/degrading.weather.js';

export { createFrankfurterExchangeRates } from './exchange-rates/frankfurter.exchange-rates.js';
export type { FrankfurterExchangeRatesOptions } from './exchange-rates/frankfurter.exchange-rates.js';
export { createTableExchangeRates } from './exchange-rates/table.exchange-rates.js';
export { createDegradingExchangeRates } from './exchange-rates/degrading.exchange-rates.js';
export type { DegradingExchangeRatesOptions } from './exchange-rates/degrading.exchange-rates.js';

export { createWikipediaPlaceSearch } from './places/wikipedia.place-search.js';
export type { WikipediaPlaceSearchOptions } from './places/wikipedia.place-search.js';
export { createGuidePlaceSearch } from './places/guide.place-search.js';
export type { GuidePlaceSearchOptions, GuidedCity, GuidedPlace } from './places/guide.place-search.js';
export { createJoinedPlaceSearch } from './places/joined.place-search.js';
export type { JoinedPlaceSearchOptions } from './places/joined.place-search.js';
export { createOverpassPlaceFacts } from './places/live/overpass.place-facts.js';
export { createWikidataPlaceFacts } from './places/live/wikidata.place-facts.js';
export { createWikivoyagePlaceFacts } from './places/live/wikivoyage.place-facts.js';
export { createPhotonPlaceNames } from './places/live/photon.place-names.js';
export { createMotisJourneyPlanner } from './ground-transport/motis.journey-planner.js';
export { createOsrmRoadRouter } from './ground-transport/osrm.road-router.js';
export { createGuideStaySearch } from './stays/guide.stay-search.js';
export type { GuideStaySearchOptions } from './stays/guide.stay-search.js';
export { createDuffelStaySearch } from './stays/duffel.stay-search.js';
export { createNamedStaySearch } from './stays/named.stay-search.js';
export { createLayeredStaySearch } from './stays/layered.stay-search.js';

export { systemClock } from './clock/system.clock.js';
export { createFixedClock } from './clock/fixed.clock.js';
export type { FixedClock } from './clock/fixed.clock.js';
export { createSortableIds } from './ids/sortable.ids.js';
export type { SortableIdsOptions } from './ids/sortable.ids.js';
export { createSequentialIds } from './ids/sequential.ids.js';
export { createEndpointGuard } from './http/endpoint-guard.js';
export { createSmtpMail } from './outside/smtp.mail.js';
export { createCaldavCalendar } from './outside/caldav.calendar.js';
export { createSignedPoster } from './outside/signed.poster.js';
