import type { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A set-up that cannot work; the message lists every problem at once. */
export class ConfigError extends Error {}

const SECRET_NAME = /KEY|SECRET|PASSWORD|TOKEN|_URL$/;

/** Values of variables whose names sound secret are never repeated. */
const shown = (name: string, value: string | undefined): string =>
  value === undefined ? 'is missing' : SECRET_NAME.test(name) ? 'has a value that is not usable' : `is ${JSON.stringify(value)}`;

/** The configuration of one app, read once at its start. Empty variables count as absent. @throws {ConfigError} naming all problems. */
export function loadConfig<T>(schema: z.ZodType<T>, environment: Environment): T {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0] ?? 'environment');
    return `  ${name} ${shown(name, given[name])}: ${issue.message}`;
  });
  throw new ConfigError(`The configuration cannot be used:\n${lines.join('\n')}`);
}
