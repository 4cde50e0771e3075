/** Apart from the other tasks, so that a thread loads names and patterns only when there is something long to read. */
export { readNewTurns } from '@app/agents';
