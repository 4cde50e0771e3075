/**
 * Keeps the page and the trips that were read last, so that they can be read without a network. It never answers while there is one, but for
 * files whose names change with their content.
 */

/** What a build is made of; the build writes the names in. */
const FILES = '__FILES__' as unknown as readonly string[];
const BUILD = '__BUILD__';

const SHELL = `navigo-page-${BUILD}`;
const TRIPS = 'navigo-trips';
const MOST_TRIPS = 12;
const VIEWS = /^\/(?:trips|trip\/[\w-]+)?$/;
const TRIP = /^\/plan\/[\w-]+$/;
const LIST = '/plan';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}
const worker = globalThis as unknown as Worker;

async function install(): Promise<void> {
  await (await caches.open(SHELL)).addAll(['/', ...FILES]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('navigo-page-') && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The newest answer, or without a network the last one. */
async function newest(request: Request, { cache, key, keeps }: { readonly cache: string; readonly key: string; readonly keeps: boolean }): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && keeps) await keep(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await (await caches.open(cache)).match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Puts a trip at the end of those that are kept; the ones that nobody has looked at for longest go. */
async function keep(key: string, answer: Response): Promise<void> {
  const trips = await caches.open(TRIPS);
  await trips.delete(key);
  await trips.put(key, answer);
  const keys = await trips.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_TRIPS)).map((old) => trips.delete(old)));
}

const fileFrom = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

function answer(event: Fetching): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (pathname === '/session' && request.method !== 'GET') return event.waitUntil(caches.delete(TRIPS));
  if (request.method === 'DELETE' && TRIP.test(pathname)) return event.waitUntil(caches.open(TRIPS).then((trips) => trips.delete(pathname)));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (VIEWS.test(pathname)) event.respondWith(newest(request, { cache: SHELL, key: '/', keeps: false }));
  } else if (pathname.startsWith('/web/assets/')) event.respondWith(fileFrom(request));
  else if (TRIP.test(pathname)) event.respondWith(newest(request, { cache: TRIPS, key: pathname, keeps: true }));
  else if (pathname === LIST && !request.url.includes('cursor=')) event.respondWith(newest(request, { cache: TRIPS, key: LIST, keeps: true }));
}

addEventListener('install', (event) => (event as Lasting).waitUntil(install()));
addEventListener('activate', (event) => (event as Lasting).waitUntil(activate()));
addEventListener('fetch', (event) => answer(event as Fetching));
