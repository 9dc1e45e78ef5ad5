import { Failure } from '@tandem/domain/errors';

export interface Turn {
  /** Whose work it is: keys take turns, however much one of them asks for. */
  key: string;
  /** Before everything that is not, which still has one turn of five. */
  first?: boolean;
  /** Whoever waits leaves when it is aborted: its place is nobody's, and its key may ask again. */
  leave?: AbortSignal;
}

/** What a piece of work that takes long may ask. */
export interface Queue {
  /** Whether anybody waits. */
  isAwaited(): boolean;
}

export interface QueueLimits {
  atOnce: number;
  /** How much waits in all, and for one key; what comes beyond is sent away. */
  waiting: number;
  waitingEach: number;
  /** Seconds after which whoever is sent away may come again. */
  retryAfter: number;
}

interface Waiting {
  start(): void;
  sendAway(): void;
}

/** Who waits in one lane, by key: the key that was served longest ago stands first. */
class Lane {
  readonly #byKey = new Map<string, Waiting[]>();
  size = 0;

  of(key: string): number {
    return this.#byKey.get(key)?.length ?? 0;
  }

  add(key: string, one: Waiting): void {
    const others = this.#byKey.get(key);
    if (others) others.push(one);
    else this.#byKey.set(key, [one]);
    this.size += 1;
  }

  remove(key: string, one: Waiting): void {
    const line = this.#byKey.get(key) ?? [];
    const at = line.indexOf(one);
    if (at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.#byKey.delete(key);
    this.size -= 1;
  }

  /** `served` has just had its turn: others come before it. */
  next(served: string): Waiting | undefined {
    const key = [...this.#byKey.keys()].find((waiting) => waiting !== served) ?? served;
    const line = this.#byKey.get(key);
    const one = line?.shift();
    if (!line || !one) return undefined;
    this.#byKey.delete(key);
    if (line.length > 0) this.#byKey.set(key, line);
    this.size -= 1;
    return one;
  }

  /** The last of the key that has most waiting, if that is more than `count`. */
  dropFromLongest(count: number): Waiting | undefined {
    const [longest] = [...this.#byKey.values()].toSorted((a, b) => b.length - a.length);
    if (!longest || longest.length <= count) return undefined;
    // More than one are left: the key keeps its place.
    this.size -= 1;
    return longest.pop();
  }
}

/** Whoever comes first would otherwise keep all others waiting for as long as they like. */
const firstInRow = 4;

/**
 * Runs `atOnce` pieces of work side by side; the others wait in turns by key, as many as the limits let wait. Each lane has the
 * whole room for itself: a flood in one sends nobody of the other away. Fails with `too_many_requests`.
 */
export const fairQueue = ({ atOnce, waiting, waitingEach, retryAfter }: QueueLimits) => {
  let running = 0;
  const lanes = { first: new Lane(), other: new Lane() };
  const tooMany = (): Failure =>
    new Failure('too_many_requests', { data: { retry_after: retryAfter } });

  /** Throws where there is no room; makes some where another key has taken more than this one. */
  const makeRoom = (lane: Lane, key: string): void => {
    const mine = lane.of(key);
    if (mine >= waitingEach) throw tooMany();
    if (lane.size < waiting) return;
    const dropped = lane.dropFromLongest(mine + 1);
    if (!dropped) throw tooMany();
    dropped.sendAway();
  };

  let inRow = 0;
  const next = (served: string): Waiting | undefined => {
    const other = inRow >= firstInRow ? lanes.other.next(served) : undefined;
    const first = other ? undefined : lanes.first.next(served);
    inRow = first ? inRow + 1 : 0;
    return other ?? first ?? lanes.other.next(served);
  };

  const queue: Queue = { isAwaited: () => lanes.first.size + lanes.other.size > 0 };

  return async <Result>(turn: Turn, work: (queue: Queue) => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      const lane = turn.first ? lanes.first : lanes.other;
      makeRoom(lane, turn.key);
      // Whoever leaves hands over the place: nobody who comes later takes it.
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      const one = { start: () => resolve(undefined), sendAway: () => reject(tooMany()) };
      const leave = (): void => {
        lane.remove(turn.key, one);
        one.sendAway();
      };
      turn.leave?.addEventListener('abort', leave);
      lane.add(turn.key, one);
      await promise.finally(() => turn.leave?.removeEventListener('abort', leave));
    } else running += 1;
    try {
      return await work(queue);
    } finally {
      const one = next(turn.key);
      if (one) one.start();
      else running -= 1;
    }
  };
};
