/** An airport as the tables write it down. */
export type AirportRow = readonly [iata: string, name: string, city: string, countryCode: string, lat: number, lng: number, timezone: string];
