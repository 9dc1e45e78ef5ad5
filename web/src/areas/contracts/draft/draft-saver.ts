import { isRefusal } from '../../../platform/api/errors.ts';

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
 * Saves what is typed, field by field, a moment after the last key. One save is under way at a time; what could not be
 * saved waits. A field that somebody else has written meanwhile waits for the reader to choose.
 */
export class DraftSaver {
  readonly #input: DraftSaverInput;
  readonly #seen: Map<string, string>;
  readonly #pending = new Map<string, string>();
  readonly #conflicts = new Map<string, DraftConflict>();
  #faults: Record<string, string> = {};
  #savedAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #listener: DraftListener | null = null;

  constructor(input: DraftSaverInput) {
    this.#input = input;
    this.#seen = new Map(Object.entries(input.seen));
  }

  /** Something is typed that the server does not have yet. */
  get hasPending(): boolean {
    return this.#pending.size > 0;
  }

  /** Null: nobody is there any more, and what is typed still leaves. */
  listen(listener: DraftListener | null): void {
    this.#listener = listener;
  }

  note(key: string, value: string): void {
    if (value.trim() === (this.#seen.get(key) ?? '') && !this.#sending) this.#pending.delete(key);
    else this.#pending.set(key, value.trim());
    const { [key]: _, ...faults } = this.#faults;
    this.#faults = faults;
    this.#tell(this.hasPending ? 'saving' : 'saved');
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
    if (keep === 'theirs') this.#pending.delete(key);
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
      else if (this.#pending.get(key) === value) this.#pending.delete(key);
    }
    this.#savedAt = Date.now();
    this.#listener?.onSaved();
    const rest = this.#sendable().length > 0;
    this.#tell(rest ? 'saving' : 'saved');
    if (rest) this.#schedule(this.#input.pause ?? 800);
  }

  #failed(changes: readonly DraftChange[], error: unknown): void {
    if (!isRefusal(error)) {
      this.#tell('waiting');
      this.#schedule(this.#input.retryAfter ?? 10_000);
      return;
    }
    const refused = changes.filter(({ key }) => error.fields[key] !== undefined);
    if (refused.length === 0) {
      this.#pending.clear();
      this.#tell('saved');
      this.#listener?.onClosed(error);
      return;
    }
    this.#faults = { ...this.#faults, ...error.fields };
    for (const { key, value } of refused)
      if (this.#pending.get(key) === value) this.#pending.delete(key);
    this.#tell(this.hasPending ? 'saving' : 'saved');
    if (this.hasPending) this.#schedule(0);
  }
}
