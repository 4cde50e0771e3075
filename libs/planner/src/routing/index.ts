export { findRoute } from './find-route.js';
export type { RouteLeg, RouteRelaxation, RouteRequest, RouteResult, RouteStop, SearchLimit } from './route-request.js';
