import { TOOL_CREDENTIALS, TerminalError, ToolCredentialName } from '@app/contracts';
import type { ToolCredentialItem, ToolCredentialValues } from '@app/contracts';
import type { SealerPort, ToolCredentialStore } from '@app/ports';
import type { Database } from './database.js';
import type { ToolCredential } from './generated/client.js';

const ROTATED_AT_ONCE = 100;
const aboutOf = ({ ownerId, name }: Pick<ToolCredential, 'ownerId' | 'name'>): string => `${ownerId}/${name}`;
const toItem = ({ name, updatedAt }: Pick<ToolCredential, 'name' | 'updatedAt'>): ToolCredentialItem => ({
  name: ToolCredentialName.parse(name),
  updatedAt: updatedAt.toISOString(),
});

/** Rows of `tool_credential`. */
export class PostgresToolCredentialStore implements ToolCredentialStore {
  constructor(
    private readonly db: Database,
    private readonly sealer: SealerPort | null,
  ) {}

  async put<N extends ToolCredentialName>(ownerId: string, name: N, value: NonNullable<ToolCredentialValues[N]>): Promise<ToolCredentialItem> {
    const { sealer } = this;
    if (!sealer) throw new TerminalError('TOOL_NOT_CONFIGURED', 'Credentials cannot be stored here: ask an operator to set CREDENTIAL_KEYS.');
    const row = { sealed: sealer.seal(JSON.stringify(value), aboutOf({ ownerId, name })), keyId: sealer.keyId, updatedAt: new Date() };
    const where = { ownerId_name: { ownerId, name } };
    return toItem(await this.db.prisma.toolCredential.upsert({ where, create: { ownerId, name, ...row }, update: row }));
  }

  async list(ownerId: string): Promise<ToolCredentialItem[]> {
    return (await this.db.prisma.toolCredential.findMany({ where: { ownerId }, orderBy: { name: 'asc' } })).map(toItem);
  }

  async remove(ownerId: string, name: ToolCredentialName): Promise<boolean> {
    return (await this.db.prisma.toolCredential.deleteMany({ where: { ownerId, name } })).count > 0;
  }

  async valuesOf(ownerId: string): Promise<ToolCredentialValues> {
    if (!this.sealer) return {};
    const rows = await this.db.prisma.toolCredential.findMany({ where: { ownerId } });
    return Object.fromEntries(rows.flatMap((row) => this.valueOf(row)));
  }

  async rotate(): Promise<{ readonly sealed: number; readonly lost: number }> {
    const { sealer } = this;
    if (!sealer) throw new TerminalError('TOOL_NOT_CONFIGURED', 'There is no key to seal with; set CREDENTIAL_KEYS.');
    const counts = { sealed: 0, lost: 0 };
    let after: Pick<ToolCredential, 'ownerId' | 'name'> | null = null;
    for (;;) {
      const rows: ToolCredential[] = await this.db.prisma.toolCredential.findMany({
        where: { keyId: { not: sealer.keyId } },
        orderBy: [{ ownerId: 'asc' }, { name: 'asc' }],
        take: ROTATED_AT_ONCE,
        ...(after ? { cursor: { ownerId_name: { ownerId: after.ownerId, name: after.name } }, skip: 1 } : {}),
      });
      for (const row of rows) counts[(await this.sealAnew(row, sealer)) ? 'sealed' : 'lost'] += 1;
      const last = rows.at(-1);
      if (!last || rows.length < ROTATED_AT_ONCE) return counts;
      after = last;
    }
  }

  /** One that its owner replaces meanwhile stays as the owner left it. */
  private async sealAnew({ ownerId, name, sealed }: ToolCredential, sealer: SealerPort): Promise<boolean> {
    const about = aboutOf({ ownerId, name });
    const text = sealer.open(sealed, about);
    if (text === null) return false;
    await this.db.prisma.toolCredential.updateMany({ where: { ownerId, name, sealed }, data: { sealed: sealer.seal(text, about), keyId: sealer.keyId } });
    return true;
  }

  private valueOf(row: ToolCredential): [ToolCredentialName, unknown][] {
    const name = ToolCredentialName.safeParse(row.name);
    const text = this.sealer?.open(row.sealed, aboutOf(row)) ?? null;
    if (!name.success || text === null) return [];
    const value = TOOL_CREDENTIALS[name.data].safeParse(JSON.parse(text));
    return value.success ? [[name.data, value.data]] : [];
  }
}
