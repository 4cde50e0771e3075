export { journaledWorld } from './journaled-world.js';
export { createTravelWorld, providerUrls } from './travel-world.js';
export type { TravelOutside } from './travel-world.js';
export { HTTP_PROVIDERS, createProviderGates, createSharedLimits } from './shared-limits.js';
export type { HttpProvider, ProviderGates, SharedLimits, SharedLimitsParts } from './shared-limits.js';
export { isTravelOnline } from './travel-config.js';
export type { TravelConfig } from './travel-config.js';
