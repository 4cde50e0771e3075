import { TcpProxy } from '@app/testing';
import type { AppName, AppProcess } from '@app/testing';

/** The lines of one service to what it needs; each can be troubled on its own. */
export interface Lines {
  readonly redis: TcpProxy;
  readonly postgres: TcpProxy;
  readonly model: TcpProxy;
}

/** One service of the system: it may die and come back, its lines stay. */
export interface Member {
  readonly name: AppName;
  readonly lines: Lines;
  /** What it is always started with. */
  readonly env: Readonly<Record<string, string>>;
  /** Hosts the app otherwise than its own main program, such as another release. */
  host?: string | undefined;
  /** Null while it is dead. */
  app: AppProcess | null;
}

const targetOf = (url: string): { host: string; port: number } => ({ host: '127.0.0.1', port: Number(new URL(url).port) });

export async function layLines(urls: { redis: string; postgres: string; model: string }): Promise<Lines> {
  const [redis, postgres, model] = await Promise.all([urls.redis, urls.postgres, urls.model].map((url) => TcpProxy.to(targetOf(url))));
  if (!redis || !postgres || !model) throw new Error('A proxy could not be opened.');
  return { redis, postgres, model };
}
