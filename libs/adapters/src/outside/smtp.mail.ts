import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { RetryableError, TerminalError } from '@app/contracts';
import type { MailPort } from '@app/ports';

const CONNECT_MS = 5_000;
const ANSWER_MS = 15_000;
const ID_CHARS = 32;

export interface SmtpMailOptions {
  /** `smtp://user:password@host:port` or `smtps://`. */
  readonly url: string;
  /** The sender, as in the header From. */
  readonly from: string;
  /** Asked before each mail; throws where the server may not be called. */
  readonly admit?: () => Promise<void>;
}

/** Sends mail by an SMTP server. The Message-ID follows from the key, so that a mail that came twice shows it. */
export function createSmtpMail({ url, from, admit }: SmtpMailOptions): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, attachments, key }, signal) {
      await admit?.();
      signal.throwIfAborted();
      const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, ID_CHARS)}@navigo>`;
      const files = attachments.map(({ name, contentType, content }) => ({ filename: name, contentType, content }));
      try {
        const { rejected } = await transport.sendMail({ from, to: [...to], subject, text, attachments: files, messageId });
        return { messageId, refused: rejected.map(String) };
      } catch (error) {
        throw asFailure(error);
      }
    },
  };
}

/** No server was reached, so nothing was sent. */
const NOT_REACHED = new Set(['EDNS', 'ENOTFOUND', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);
const PERMANENT = 500;

/** What an answer or its absence says about the mail: refused for good, refused for now, not delivered to any server, or unknown. */
function asFailure(cause: unknown): Error {
  const { code, responseCode, errno, message } = Object(cause) as { code?: string; responseCode?: number; errno?: unknown; message?: string };
  if (code === 'EAUTH') return new TerminalError('PROVIDER_AUTH', 'The mail server refused our credential.', { cause });
  if (responseCode !== undefined && responseCode >= PERMANENT)
    return new TerminalError('PROVIDER_BAD_REQUEST', `The mail server refused the mail (${responseCode}).`, { cause });
  if (responseCode !== undefined) return new RetryableError('PROVIDER_UNAVAILABLE', `The mail server takes no mail now (${responseCode}).`, { cause });
  const named = [code, errno, ...(message ?? '').split(' ')].find((part): part is string => typeof part === 'string' && NOT_REACHED.has(part));
  if (named !== undefined) return new RetryableError('PROVIDER_UNAVAILABLE', `The mail server cannot be reached (${named}).`, { cause });
  return new RetryableError('PROVIDER_TIMEOUT', 'The mail server fell silent; whether it took the mail is not known.', { cause });
}
