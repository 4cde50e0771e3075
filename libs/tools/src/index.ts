export { defineTool } from './registry/define-tool.js';
export type { ToolContext, ToolDefinition, ToolRate, ToolScope, ToolWorld } from './registry/define-tool.js';
export { ToolRegistry } from './registry/tool-registry.js';
export { dispatchTool } from './dispatch/dispatch-tool.js';
export type { DispatchContext } from './dispatch/dispatch-context.js';
export { showObservation } from './dispatch/observation.js';
export type { ToolFault, ToolObservation, ToolResult } from './dispatch/observation.js';
export { TRAVEL_TOOLS } from './tools/travel-tools.js';
