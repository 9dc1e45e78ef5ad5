import { isRefusal } from '../api/errors.ts';

export interface DraftChange {
  key: string;
  value: string;
  seen: string;
}

/** What somebody else wrote into a field that one was typing in. */
export interface DraftConflict {
  key: string;
  value: string;
  by: string;
  at: string;
}

export interface DraftAnswer {
  saved: readonly string[];
  conflicts: readonly DraftConflict[];
}

/** `waiting`: the network is away; what was typed leaves when it is back. */
export type DraftState = 'saved' | 'saving' | 'waiting';

export interface DraftNews {
  state: DraftState;
  conflicts: ReadonlyMap<string, DraftConflict>;
  /** What the server refused, a sentence by field. */
  faults: Readonly<Record<string, string>>;
  /** When something was last saved, in milliseconds. */
  savedAt: number | null;
}

interface DraftSaverInput {
  /** What the server has. */
  seen: Readonly<Record<string, string>>;
  send: (changes: DraftChange[]) => Promise<DraftAnswer>;
  /** What was typed before and the server does not have yet. */
  pending?: Readonly<Record<string, { value: string; seen: string }>>;
  /** Told of each field that the server does not have yet; null once it has, or refuses it. */
  onPending?: (key: string, field: { value: string; seen: string } | null) => void;
  /** Milliseconds between the last key and the save, and between tries. */
  pause?: number;
  retryAfter?: number;
}

export interface DraftListener {
  onNews: (news: DraftNews) => void;
  onSaved: () => void;
  /** The server will take nothing any more: the match has changed. */
  onClosed: (error: unknown) => void;
}

/**
 * Saves what is typed, field by field, a moment after the last key in a field; going on in the next field puts nothing off.
 * One save is under way at a time; what could not be saved waits. A field that somebody else has written meanwhile waits for the reader to choose.
 */
export class DraftSaver {
  readonly #input: DraftSaverInput;
  readonly #seen: Map<string, string>;
  readonly #pending = new Map<string, string>();
  readonly #conflicts = new Map<string, DraftConflict>();
  #faults: Record<string, string> = {};
  #savedAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The field for which the timer runs. */
  #typedIn: string | null = null;
  #sending: Promise<void> | null = null;
  #listener: DraftListener | null = null;

  constructor(input: DraftSaverInput) {
    this.#input = input;
    this.#seen = new Map(Object.entries(input.seen));
    for (const [key, { value, seen }] of Object.entries(input.pending ?? {})) {
      this.#seen.set(key, seen);
      this.#pending.set(key, value);
    }
  }

  /** Something is typed that the server does not have yet. */
  get hasPending(): boolean {
    return this.#pending.size > 0;
  }

  get isSending(): boolean {
    return this.#sending !== null;
  }

  /** Null: nobody is there any more, and what is typed still leaves. */
  listen(listener: DraftListener | null): void {
    this.#listener = listener;
  }

  note(key: string, value: string): void {
    if (value.trim() === (this.#seen.get(key) ?? '') && !this.#sending) this.#drop(key);
    else this.#hold(key, value.trim());
    const { [key]: _, ...faults } = this.#faults;
    this.#faults = faults;
    this.#tell(this.hasPending ? 'saving' : 'saved');
    if (this.#typedIn !== null && this.#typedIn !== key) return;
    this.#typedIn = key;
    this.#schedule(this.#input.pause ?? 800);
  }

  /** What another tab or person has saved; the keys whose value is to be shown. */
  absorb(values: Readonly<Record<string, string>>): Record<string, string> {
    const fresh: Record<string, string> = {};
    for (const [key, value] of Object.entries(values)) {
      if (this.#pending.has(key) || this.#seen.get(key) === value) continue;
      this.#seen.set(key, value);
      fresh[key] = value;
    }
    return fresh;
  }

  /** The reader has chosen: their own value is written over the other's, or given up. */
  settle(key: string, keep: 'mine' | 'theirs'): void {
    this.#conflicts.delete(key);
    if (keep === 'theirs') this.#drop(key);
    this.#tell(this.hasPending ? 'saving' : 'saved');
    this.#schedule(0);
  }

  /** Resolves when all that can be saved now has been tried. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#sendAll();
    return !this.hasPending;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** All has been sent otherwise, or is given up: nothing more leaves. Resolves when what was under way has ended. */
  async forget(): Promise<void> {
    clearTimeout(this.#timer);
    this.#typedIn = null;
    for (const key of this.#pending.keys()) this.#drop(key);
    this.#conflicts.clear();
    await this.#sending;
    clearTimeout(this.#timer);
  }

  /** Begins anew, after `forget`, with what stands in the fields. */
  restart(seen: Readonly<Record<string, string>>): void {
    this.#seen.clear();
    for (const [key, value] of Object.entries(seen)) this.#seen.set(key, value);
    this.#savedAt = null;
    this.#faults = {};
    this.#tell('saved');
  }

  #hold(key: string, value: string): void {
    this.#pending.set(key, value);
    this.#input.onPending?.(key, { value, seen: this.#seen.get(key) ?? '' });
  }

  #drop(key: string): void {
    this.#pending.delete(key);
    this.#input.onPending?.(key, null);
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendAll(), after);
  }

  #tell(state: DraftState): void {
    this.#listener?.onNews({
      state,
      conflicts: new Map(this.#conflicts),
      faults: this.#faults,
      savedAt: this.#savedAt,
    });
  }

  #sendAll(): Promise<void> {
    this.#typedIn = null;
    this.#sending ??= this.#sendOnce().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  #sendable(): DraftChange[] {
    return [...this.#pending]
      .filter(([key]) => !this.#conflicts.has(key))
      .map(([key, value]) => ({ key, value, seen: this.#seen.get(key) ?? '' }));
  }

  async #sendOnce(): Promise<void> {
    const changes = this.#sendable();
    if (changes.length === 0) return this.#tell('saved');
    this.#tell('saving');
    try {
      this.#take(changes, await this.#input.send(changes));
    } catch (error) {
      this.#failed(changes, error);
    }
  }

  #take(changes: readonly DraftChange[], { conflicts }: DraftAnswer): void {
    const others = new Map(conflicts.map((one) => [one.key, one]));
    for (const { key, value } of changes) {
      const other = others.get(key);
      this.#seen.set(key, other ? other.value : value);
      if (other) this.#conflicts.set(key, other);
      // Typed on meanwhile, it stays to be saved.
      else if (this.#pending.get(key) === value) this.#drop(key);
    }
    this.#savedAt = Date.now();
    this.#listener?.onSaved();
    const rest = this.#sendable().length > 0;
    this.#tell(rest ? 'saving' : 'saved');
    if (rest) this.#schedule(this.#input.pause ?? 800);
  }

  #failed(changes: readonly DraftChange[], error: unknown): void {
    if (!isRefusal(error)) {
      // Whatever is typed next does not wait for the next try.
      this.#typedIn = null;
      this.#tell('waiting');
      this.#schedule(this.#input.retryAfter ?? 10_000);
      return;
    }
    const refused = changes.filter(({ key }) => error.fields[key] !== undefined);
    if (refused.length === 0) {
      for (const key of this.#pending.keys()) this.#drop(key);
      this.#tell('saved');
      this.#listener?.onClosed(error);
      return;
    }
    this.#faults = { ...this.#faults, ...error.fields };
    for (const { key, value } of refused) if (this.#pending.get(key) === value) this.#drop(key);
    this.#tell(this.hasPending ? 'saving' : 'saved');
    if (this.hasPending) this.#schedule(0);
  }
}
