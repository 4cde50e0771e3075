/** The only source of "now" for agents, graph and engine. */
export interface ClockPort {
  now(): Date;
}
