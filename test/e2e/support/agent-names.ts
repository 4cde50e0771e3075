import { agents } from '@app/agents';

const NAMES = Object.keys(agents).sort();
/** Agents that work only once there is a plan. */
const LATER = ['concierge', 'reviser'];

/** Every agent that a trip told in words needs, in the order of their names. */
export const TRIP_AGENTS = NAMES.filter((name) => !LATER.includes(name));

/** The value of WORKER_AGENTS for a worker that leaves one agent to another worker. */
export const agentsBesides = (agent: string): string => NAMES.filter((name) => name !== agent).join(',');
