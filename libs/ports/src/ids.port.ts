export type IdPrefix = 'thr' | 'run' | 'stp' | 'evt' | 'req' | 'msg' | 'key' | 'aud' | 'cor' | 'whk';

/** Prefixed ids that sort by time of making. */
export interface IdsPort {
  next(prefix: IdPrefix): string;
}
