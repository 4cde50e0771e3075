import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

const portOf = (address: AddressInfo | string | null): number => (address as AddressInfo).port;

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
      ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
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

/** Radicale, a CalDAV server, with a calendar of its own; null where it is not installed. */
export async function startRadicale(): Promise<{ readonly url: string; stop(): Promise<void> } | null> {
  const folder = await mkdtemp(join(tmpdir(), 'navigo-radicale-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe.address());
  await new Promise((resolve) => probe.close(resolve));
  const child = spawn(
    'radicale',
    ['--server-hosts', `127.0.0.1:${port}`, '--storage-filesystem-folder', folder, '--auth-type', 'none', '--rights-type', 'owner_write', '--web-type', 'none'],
    { stdio: 'ignore' },
  );
  const failed = new Promise<'failed'>((resolve) => child.once('error', () => resolve('failed')).once('exit', () => resolve('failed')));
  const url = `http://127.0.0.1:${port}/anna/trips/`;
  const made = async (): Promise<'made'> => {
    for (;;) {
      const answer = await fetch(url, { method: 'MKCALENDAR', headers: basic('anna') }).catch(() => null);
      if (answer) return 'made';
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  if ((await Promise.race([failed, made()])) === 'made') return { url, stop };
  await stop();
  return null;
}

export const basic = (user: string): Record<string, string> => ({ authorization: `Basic ${Buffer.from(`${user}:x`).toString('base64')}` });
