import { createObject, deleteObject, updateObject } from 'tsdav';
import type { CalendarPort } from '@app/ports';
import type { HttpClient } from '../http/http-client.js';
import { callFailure, statusFailure } from './http-failure.js';

export interface CaldavCalendarOptions {
  readonly http: Pick<HttpClient, 'fetch'>;
  /** Of the collection, such as `https://dav.example.com/anna/trips/`. */
  readonly url: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

const WHO = 'The calendar server';
const EXISTS = 412;
const GONE = [404, 410];

/** One calendar on a CalDAV server (RFC 4791). Objects carry the mark of the effect that made them, so that a repeat knows its own. */
export function createCaldavCalendar({ http, url, user, password }: CaldavCalendarOptions): CalendarPort {
  const base = url.endsWith('/') ? url : `${url}/`;
  const authorization: Record<string, string> =
    user === undefined ? {} : { authorization: `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` };
  const headers = { ...authorization, 'content-type': 'text/calendar; charset=utf-8' };
  const ask = async (call: () => Promise<Response>, alsoFine: readonly number[] = []): Promise<Response> => {
    const answer = await call().catch((error: unknown) => {
      throw callFailure(WHO, error);
    });
    if (!answer.ok && !alsoFine.includes(answer.status)) throw statusFailure(WHO, answer.status);
    return answer;
  };
  const through = (signal: AbortSignal): typeof fetch => ((target: string, init?: RequestInit) => http.fetch(target, { ...init, signal })) as typeof fetch;
  return {
    async put({ name, ics, mark }, signal) {
      const target = { url: `${base}${name}.ics`, data: ics.replace('END:VEVENT', `${markLine(mark)}\r\nEND:VEVENT`), fetch: through(signal) };
      const stored = await ask(() => createObject({ ...target, headers: { ...headers, 'If-None-Match': '*' } }), [EXISTS]);
      if (stored.status !== EXISTS) return 'created';
      const there = await (await ask(() => http.fetch(target.url, { headers: authorization, signal }))).text();
      if (there.includes(markLine(mark))) return 'ours';
      await ask(() => updateObject({ ...target, headers }));
      return 'updated';
    },
    async remove(name, signal) {
      const gone = await ask(() => deleteObject({ url: `${base}${name}.ics`, headers: authorization, fetch: through(signal) }), GONE);
      return gone.ok;
    },
  };
}

const markLine = (mark: string): string => `X-NAVIGO-ACTION:${mark}`;
