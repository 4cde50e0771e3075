import {
  DEFAULT_ALLOWED_HOSTS,
  createCaldavCalendar,
  createDuffelFlightBooking,
  createEndpointGuard,
  createHttpClient,
  createSignedPoster,
  createSmtpMail,
  systemClock,
} from '@app/adapters';
import type { FetchUrl } from '@app/adapters';
import type { ActionWorld, PlanSharer } from '@app/actions';
import type { ToolCredentialValues } from '@app/contracts';
import type { CalendarPort, FlightBookingPort, MailPort, ToolCredentialStore } from '@app/ports';
import type { WorkerConfig } from '../worker.config.js';

export interface OutsideParts {
  readonly config: WorkerConfig;
  readonly fetch: FetchUrl;
  readonly credentials: Pick<ToolCredentialStore, 'valuesOf'>;
  readonly sharer: PlanSharer;
}

const isLoopback = (url: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
const isHttp = (url: string): boolean => /^https?:/i.test(url);

/** What the operator set up; with NETWORK=offline said outright nothing is reached that is not on this machine. */
interface OperatorsWorld {
  readonly mail: MailPort | null;
  readonly calendar: CalendarPort | null;
  readonly chatWebhookUrl: string | null;
}

function operatorsWorld({ config, fetch }: OutsideParts): OperatorsWorld {
  const reachable = (url: string | undefined): string | null => (url === undefined || (config.NETWORK === 'offline' && !isLoopback(url)) ? null : url);
  const [smtp, caldav, chat] = [config.SMTP_URL, config.CALDAV_URL, config.CHAT_WEBHOOK_URL].map(reachable);
  const { CALDAV_USER: user, CALDAV_PASSWORD: password } = config;
  return {
    mail: smtp ? createSmtpMail({ url: smtp, from: config.MAIL_FROM }) : null,
    calendar: caldav ? createCaldavCalendar({ http: createHttpClient({ allowedHosts: [], baseUrls: [caldav], fetch }), url: caldav, user, password }) : null,
    chatWebhookUrl: chat ?? null,
  };
}

/** What owners may reach outside: with credentials of their own, and else with those of the operator. */
export function createOutside(parts: OutsideParts): (ownerId: string) => Promise<ActionWorld> {
  const { config, fetch, credentials, sharer } = parts;
  const operators = operatorsWorld(parts);
  const isOnline = config.network === 'online';
  const trustedUrls = config.TRUSTED_WEBHOOK_URLS;
  const guard = createEndpointGuard({ trustedUrls, isOnline });
  const ownMail = ({ url, from }: NonNullable<ToolCredentialValues['smtp']>): MailPort => createSmtpMail({ url, from, admit: () => guard(url) });
  const ownCalendar = ({ url, user, password }: NonNullable<ToolCredentialValues['caldav']>): CalendarPort => {
    const http = createHttpClient({ allowedHosts: isOnline ? [new URL(url).hostname] : [], baseUrls: trustedUrls.filter(isHttp), fetch });
    return createCaldavCalendar({ http, url, user, password });
  };
  const posterFor = (secret: string | undefined): ActionWorld['poster'] =>
    createSignedPoster({
      ...{ fetch, secret, nowMs: () => systemClock.now().getTime(), isOnline },
      trustedUrls: [...trustedUrls.filter(isHttp), ...(operators.chatWebhookUrl === null ? [] : [operators.chatWebhookUrl])],
    });
  const flightsWith = (apiKey: string | undefined): FlightBookingPort | null => {
    if (apiKey === undefined || (!isOnline && !isLoopback(config.DUFFEL_BASE_URL))) return null;
    const http = createHttpClient({ allowedHosts: DEFAULT_ALLOWED_HOSTS, baseUrls: [config.DUFFEL_BASE_URL], fetch });
    return createDuffelFlightBooking({ http, apiKey, baseUrl: config.DUFFEL_BASE_URL });
  };
  return async (ownerId) => {
    const own = await credentials.valuesOf(ownerId);
    return {
      mail: own.smtp ? ownMail(own.smtp) : operators.mail,
      flights: flightsWith(own.duffel?.token ?? config.DUFFEL_API_KEY),
      calendar: own.caldav ? ownCalendar(own.caldav) : operators.calendar,
      chatWebhookUrl: own.chat?.url ?? operators.chatWebhookUrl,
      poster: posterFor(own.webhook?.secret ?? config.WEBHOOK_SIGNING_SECRET),
      sharer,
    };
  };
}
