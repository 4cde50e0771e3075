import { readFile, readdir } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

export interface BoardFile {
  readonly contentType: string;
  readonly content: Buffer;
}

/** The files of a folder by the names they had at the first look; a path that is not one of these names leads nowhere. */
export class BoardFiles {
  private names: Promise<ReadonlySet<string>> | null = null;

  constructor(private readonly folder: string) {}

  async find(name: string): Promise<BoardFile | null> {
    this.names ??= this.list();
    const contentType = CONTENT_TYPES[extname(name)];
    if (contentType === undefined || !(await this.names).has(name)) return null;
    return { contentType, content: await readFile(join(this.folder, name)) };
  }

  private async list(): Promise<ReadonlySet<string>> {
    const entries = await readdir(this.folder, { recursive: true });
    return new Set(entries.map((name) => name.split(sep).join('/')));
  }
}
