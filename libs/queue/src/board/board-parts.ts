import type { AppControllerRoute, AppViewRoute, BullBoardQueues, ControllerHandlerReturnType, IServerAdapter, UIConfig } from '@bull-board/api/typings/app';

/** What Bull Board hands to a web framework, kept as data. It has no routes of its own: whoever serves it decides what can be reached. */
export class BoardParts implements IServerAdapter {
  queues: BullBoardQueues = new Map();
  apiRoutes: readonly AppControllerRoute[] = [];
  uiConfig: UIConfig = {};
  viewsPath = '';
  staticPath = '';
  private entry: AppViewRoute | null = null;

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setViewsPath(path: string): this {
    this.viewsPath = path;
    return this;
  }

  setStaticPath(_route: string, path: string): this {
    this.staticPath = path;
    return this;
  }

  setEntryRoute(route: AppViewRoute): this {
    this.entry = route;
    return this;
  }

  setApiRoutes(routes: AppControllerRoute[]): this {
    this.apiRoutes = routes;
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.uiConfig = config;
    return this;
  }

  /** Errors of handlers go to whoever asked, as everywhere else. */
  setErrorHandler(_handler: (error: Error) => ControllerHandlerReturnType): this {
    return this;
  }

  /** Values for the template of the page. */
  pageValues(basePath: string): Readonly<Record<string, string>> {
    return this.entry?.handler({ basePath, uiConfig: this.uiConfig }).params ?? {};
  }

  /** Addresses, such as `/queue/:queueName`, that all show the one page. */
  get pageRoutes(): readonly string[] {
    return [this.entry?.route ?? []].flat();
  }
}
