import type { FaultWorld } from '../world/fault-world.js';
import { Client } from './client.js';
import type { ClientRecord } from './client.js';
import type { Trip } from './trips.js';

export interface WaveOptions {
  /** How many are on their way at a time; all unless said. */
  readonly inFlight?: number;
  /** Other trips than the usual ones. */
  readonly trips?: readonly Trip[];
  /** As in the records. */
  readonly mayFail?: boolean;
}

/** Sends the same trips in waves; each wave is a new set of requests. */
export class Traffic {
  readonly records: ClientRecord[] = [];
  private waves = 0;
  private readonly running: Promise<void>[] = [];

  constructor(
    private readonly world: FaultWorld,
    readonly trips: readonly Trip[],
  ) {}

  /** Starts a wave and resolves when all its travellers are at their end. */
  wave({ inFlight = Number.POSITIVE_INFINITY, trips = this.trips, mayFail = false }: WaveOptions = {}): Promise<void> {
    this.waves += 1;
    const name = `wave${this.waves}`;
    const left = [...trips];
    const next = async (): Promise<void> => {
      for (let trip = left.shift(); trip; trip = left.shift()) {
        const client = new Client(this.world, trip, `${name}-${trip.index}`, mayFail);
        this.records.push(client.record);
        await client.play();
      }
    };
    const done = Promise.all(Array.from({ length: Math.min(inFlight, trips.length) }, next)).then(() => undefined);
    this.running.push(done);
    return done;
  }

  /** Counts a thread that a fault opened by itself among the accepted ones. */
  adopt(threadId: string): void {
    this.records.push({ index: -1, kind: 'plan', mark: 'mark-adopted', threadId, status: null, versions: [], problems: [], mayFail: true });
  }

  /** Resolves when everybody is at their end or has given up. */
  async end(): Promise<void> {
    await Promise.all(this.running);
  }
}
