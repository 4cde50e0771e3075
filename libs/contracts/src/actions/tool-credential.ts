import { z } from 'zod';

const httpsUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).max(2_000);
const secret = z.string().min(1).max(2_000);

/** What each credential holds. They are written and replaced whole, and never shown. */
export const TOOL_CREDENTIALS = {
  /** For `email.send`: `smtps://user:password@host:465`, and the sender. */
  smtp: z.strictObject({ url: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }).max(2_000), from: z.string().min(3).max(320) }),
  /** For `calendar.createEvent`: a collection on a CalDAV server. */
  caldav: z.strictObject({ url: httpsUrl, user: secret.optional(), password: secret.optional() }),
  /** For `chat.post`: an incoming webhook. */
  chat: z.strictObject({ url: httpsUrl }),
  /** For `flights.hold` and `flights.order`. */
  duffel: z.strictObject({ token: secret }),
  /** For `webhook.send`: signs by the rules of standard-webhooks. */
  webhook: z.strictObject({
    secret: z.string().regex(/^(whsec_)?[A-Za-z0-9+/]{24,100}={0,2}$/, 'must be base64 of at least 18 bytes, with or without whsec_ before it'),
  }),
} as const;

export const TOOL_CREDENTIAL_NAMES = ['smtp', 'caldav', 'chat', 'duffel', 'webhook'] as const satisfies readonly (keyof typeof TOOL_CREDENTIALS)[];
export const ToolCredentialName = z.enum(TOOL_CREDENTIAL_NAMES);
export type ToolCredentialName = z.infer<typeof ToolCredentialName>;

/** The credentials that an owner has stored, by name. */
export type ToolCredentialValues = { readonly [N in ToolCredentialName]?: z.infer<(typeof TOOL_CREDENTIALS)[N]> };

/** What is told of a stored credential: that it is there, and since when. */
export const ToolCredentialItem = z.strictObject({ name: ToolCredentialName, updatedAt: z.iso.datetime() });
export type ToolCredentialItem = z.infer<typeof ToolCredentialItem>;
export const ToolCredentialsAnswer = z.strictObject({ items: z.array(ToolCredentialItem) });
export type ToolCredentialsAnswer = z.infer<typeof ToolCredentialsAnswer>;

/** Body of `PUT /credentials/:name`; its value is of the shape of that name. */
export const ToolCredentialBody = z.strictObject({ value: z.record(z.string(), z.unknown()) });
export type ToolCredentialBody = z.infer<typeof ToolCredentialBody>;
