export interface FoundRoute<T> {
  readonly target: T;
  readonly params: Readonly<Record<string, string>>;
}

const isParam = (part: string): boolean => part.startsWith(':');

/** Finds what a path such as `/queue/a/7` means among patterns such as `/queue/:name/:id`; fixed words go before parameters. */
export class RouteTable<T> {
  private readonly routes: { readonly parts: readonly string[]; readonly target: T }[];

  constructor(routes: readonly { readonly pattern: string; readonly target: T }[]) {
    const split = routes.map(({ pattern, target }) => ({ parts: pattern.split('/'), target }));
    this.routes = split.sort((a, b) => a.parts.filter(isParam).length - b.parts.filter(isParam).length);
  }

  find(path: string): FoundRoute<T> | null {
    const given = path.split('/');
    const route = this.routes.find(({ parts }) => parts.length === given.length && parts.every((part, at) => isParam(part) || part === given[at]));
    if (!route) return null;
    const params = route.parts.flatMap((part, at) => (isParam(part) ? [[part.slice(1), given[at] ?? ''] as const] : []));
    return { target: route.target, params: Object.fromEntries(params) };
  }
}
