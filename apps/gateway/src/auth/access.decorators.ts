import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Role } from '@app/contracts';

/** Who may use a route. It stands in the configuration of the Fastify route, so that it is known before a body is read. */
export interface RouteAccess {
  readonly isPublic?: boolean;
  readonly role?: Role;
  readonly acceptsBasic?: boolean;
}

const declared = new WeakMap<object, RouteAccess>();

/** Adds to what is declared for a method; declared for a class, it goes for each of its methods that does not say otherwise. */
function access(more: RouteAccess): ClassDecorator & MethodDecorator {
  const declare = (method: object, merged: RouteAccess): void => {
    declared.set(method, merged);
    RouteConfig({ access: merged })(method as never, '', { value: method } as never);
  };
  return ((target: object & { prototype?: object }, _key?: string, descriptor?: PropertyDescriptor): void => {
    if (descriptor) return declare(descriptor.value as object, { ...declared.get(descriptor.value as object), ...more });
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(target.prototype ?? {})))
      if (name !== 'constructor' && typeof value === 'function') declare(value as object, { ...more, ...declared.get(value as object) });
  }) as ClassDecorator & MethodDecorator;
}

/** Lets everybody in without a credential; everything that does not say so is closed. */
export const Public = () => access({ isPublic: true });

/**
 * Takes the key also as the password of HTTP Basic, which browsers can send. For routes that only read: browsers send it without being
 * asked, so a page of another site could make them do so.
 */
export const AcceptsBasic = () => access({ acceptsBasic: true });

/** Asks for more than a user's role. */
export const NeedsRole = (role: Role) => access({ role });

/** Who may use the route of a request; a route that says nothing needs the key of a user. */
export const accessOf = (request: FastifyRequest): RouteAccess => (request.routeOptions.config as { access?: RouteAccess }).access ?? {};
