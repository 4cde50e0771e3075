import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort, holdProcess, until } from '@app/testing';

const portOf = (address: AddressInfo | string | null): number => (address as AddressInfo).port;

/** Of every account; who sends none is let in too. */
export const MAIL_PASSWORD = 'hunter22-and-more';

/** A real SMTP server that keeps what it takes. */
export class MailServer {
  readonly taken: ParsedMail[] = [];
  readonly url: string;

  private constructor(private readonly server: SMTPServer) {
    this.url = `smtp://127.0.0.1:${portOf(server.server.address())}`;
  }

  static async start(): Promise<MailServer> {
    const taken: ParsedMail[] = [];
    const server = new SMTPServer({
      ...{ authOptional: true, allowInsecureAuth: true, disabledCommands: ['STARTTLS'], logger: false },
      onAuth: ({ username, password }, _session, done) => done(password === MAIL_PASSWORD ? null : new Error('wrong password'), { user: username }),
      onData: (stream, _session, done) => {
        void simpleParser(stream).then((mail) => {
          taken.push(mail);
          done();
        }, done);
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const started = new MailServer(server);
    Object.assign(started, { taken });
    return started;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** What was posted to a sink of webhooks. */
export interface Posted {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Takes what is posted to it and answers 204. */
export async function startSink(): Promise<{ readonly url: string; readonly posted: Posted[]; stop(): Promise<void> }> {
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      posted.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${portOf(server.address())}/hook`, posted, stop: async () => void server.close() };
}

/** The program of Radicale, a CalDAV server, named by TEST_RADICALE or found on this machine; null where there is none. */
export function findRadicale(): string | null {
  const program = process.env['TEST_RADICALE'] ?? 'radicale';
  return spawnSync(program, ['--version']).status === 0 ? program : null;
}

/** Radicale with a calendar of its own. */
export async function startRadicale(program: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'navigo-radicale-'));
  const port = await freePort();
  const child = spawn(
    program,
    ['--server-hosts', `127.0.0.1:${port}`, '--storage-filesystem-folder', folder, '--auth-type', 'none', '--rights-type', 'owner_write', '--web-type', 'none'],
    { stdio: 'ignore' },
  );
  holdProcess(child);
  const url = `http://127.0.0.1:${port}/anna/trips/`;
  const isMade = (): Promise<boolean> =>
    fetch(url, { method: 'MKCALENDAR', headers: basic('anna') }).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('Radicale answers', isMade);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const basic = (user: string): Record<string, string> => ({ authorization: `Basic ${Buffer.from(`${user}:x`).toString('base64')}` });
