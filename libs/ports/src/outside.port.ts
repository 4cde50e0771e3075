/** A mail to send. */
export interface OutgoingMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly content: string }[];
  /** Becomes the Message-ID, so that a mail that came twice can be told. */
  readonly key: string;
}

/** Sends mail. */
export interface MailPort {
  /**
   * The Message-ID once a server has taken the mail, and the recipients that it refused.
   *
   * @throws {TerminalError} PROVIDER_AUTH, PROVIDER_BAD_REQUEST when it was refused for good; {RetryableError} PROVIDER_UNAVAILABLE when no
   * server took it, PROVIDER_TIMEOUT when that is not known.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<{ readonly messageId: string; readonly refused: readonly string[] }>;
}

/** A calendar on a server, one object for each event. Failures as for mail. */
export interface CalendarPort {
  /** Stores an object under its name. `created`: it is new; `ours`: an earlier attempt under this mark stored it; `updated`: it was there before. */
  put(object: { readonly name: string; readonly ics: string; readonly mark: string }, signal: AbortSignal): Promise<'created' | 'ours' | 'updated'>;
  /** False when it is not there any more. */
  remove(name: string, signal: AbortSignal): Promise<boolean>;
}

/** Posts JSON to addresses outside, never into a private network. Failures as for mail. */
export interface PosterPort {
  /** The HTTP status of the answer, which was 2xx. `sign` names the message for receivers who tell repeats by it. */
  post(request: { readonly url: string; readonly body: unknown; readonly signAs: string | null }, signal: AbortSignal): Promise<number>;
}
