import { isRefusal } from '../api/errors.ts';
import type {
  DraftAnswer,
  DraftChange,
  DraftConflict,
  DraftListener,
  DraftSaverInput,
  DraftState,
} from './draft-news.ts';
import { faultsOf, isClosing } from './draft-refusals.ts';
import { Unanswered } from './unanswered.ts';

/**
 * Saves what is typed, field by field, a moment after the last key in a field; going on in the next field puts nothing off.
 * One save is under way at a time; what could not be saved waits. A field that somebody else has written meanwhile waits for the reader to choose.
 */
export class DraftSaver {
  readonly #input: DraftSaverInput;
  readonly #seen: Map<string, string>;
  readonly #pending = new Map<string, string>();
  readonly #conflicts = new Map<string, DraftConflict>();
  /** Fields that the server does not take as they are typed: they are not sent again, and stay on the device unless all is closed. */
  readonly #refused = new Set<string>();
  readonly #unanswered = new Unanswered();
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
    for (const [key, { value, seen, sent = [] }] of Object.entries(input.pending ?? {})) {
      for (const one of sent) this.#unanswered.note(key, one);
      // What the server has already of it came before its answer was lost.
      if (![value, ...sent].includes(input.seen[key] ?? '')) this.#seen.set(key, seen);
      this.#pending.set(key, value);
    }
  }

  /** Something is typed that the server does not have yet. */
  get hasPending(): boolean {
    return this.#pending.size > 0;
  }

  /** Something is typed that the server does not have, and may never have. */
  get hasUnsaved(): boolean {
    return this.hasPending || this.#refused.size > 0;
  }

  get isSending(): boolean {
    return this.#sending !== null;
  }

  /** Null: nobody is there any more, and what is typed still leaves. */
  listen(listener: DraftListener | null): void {
    this.#listener = listener;
  }

  note(key: string, value: string): void {
    const isSure = !this.#sending && !this.#unanswered.has(key);
    if (isSure && value.trim() === (this.#seen.get(key) ?? '')) this.#drop(key);
    else this.#hold(key, value.trim());
    const { [key]: _, ...faults } = this.#faults;
    this.#faults = faults;
    this.#tellProgress();
    if (this.#typedIn !== null && this.#typedIn !== key) return;
    this.#typedIn = key;
    this.#schedule(this.#input.pause ?? 800);
  }

  /** What another tab or person has saved; the keys whose value is to be shown. */
  absorb(values: Readonly<Record<string, string>>): Record<string, string> {
    const fresh: Record<string, string> = {};
    for (const [key, value] of Object.entries(values)) {
      const isOwn = this.#pending.has(key) || this.#refused.has(key);
      if (isOwn || this.#seen.get(key) === value) continue;
      this.#seen.set(key, value);
      fresh[key] = value;
    }
    return fresh;
  }

  /** The reader has chosen: their own value is written over the other's, or given up. */
  settle(key: string, keep: 'mine' | 'theirs'): void {
    this.#conflicts.delete(key);
    if (keep === 'theirs') this.#drop(key);
    this.#tellProgress();
    this.#schedule(0);
  }

  /** Resolves when all that can be saved now has been tried: whether all that is typed is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#sendAll();
    return !this.hasUnsaved;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** All has been sent otherwise, or is given up: nothing more leaves. Resolves when what was under way has ended. */
  async forget(): Promise<void> {
    clearTimeout(this.#timer);
    this.#typedIn = null;
    this.#dropAll();
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
    this.#refused.delete(key);
    this.#pending.set(key, value);
    const seen = this.#seen.get(key) ?? '';
    this.#input.onPending?.(key, { value, seen, ...this.#unanswered.of(key) });
  }

  #drop(key: string): void {
    this.#refused.delete(key);
    this.#pending.delete(key);
    this.#input.onPending?.(key, null);
  }

  #dropAll(): void {
    for (const key of [...this.#pending.keys(), ...this.#refused]) this.#drop(key);
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

  get #ended(): DraftState {
    return this.#refused.size > 0 ? 'unsaved' : 'saved';
  }

  #tellProgress(): void {
    this.#tell(this.hasPending ? 'saving' : this.#ended);
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
    if (changes.length === 0) return this.#tell(this.#ended);
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
      const isOwn = this.#unanswered.settle(key, other?.value);
      if (other && !isOwn) this.#conflicts.set(key, other);
      // Typed on meanwhile, it stays to be saved.
      else if (!other && this.#pending.get(key) === value) this.#drop(key);
    }
    this.#savedAt = Date.now();
    this.#listener?.onSaved();
    const rest = this.#sendable().length > 0;
    this.#tell(rest ? 'saving' : this.#ended);
    if (rest) this.#schedule(this.#input.pause ?? 800);
  }

  #failed(changes: readonly DraftChange[], error: unknown): void {
    // Whatever is typed next does not wait for the next try.
    this.#typedIn = null;
    if (!isRefusal(error)) {
      for (const { key, value } of changes) {
        this.#unanswered.note(key, value);
        const typed = this.#pending.get(key);
        if (typed !== undefined) this.#hold(key, typed);
      }
      this.#tell('waiting');
      this.#schedule(this.#input.retryAfter ?? 10_000);
      return;
    }
    if (isClosing(error)) {
      const lost = [...this.#pending.keys(), ...this.#refused];
      this.#dropAll();
      for (const key of lost) this.#refused.add(key);
      this.#tell('unsaved');
      this.#listener?.onClosed(error);
      return;
    }
    const faults = faultsOf(
      changes.map(({ key }) => key),
      error.fields,
    );
    const refused = changes.filter(({ key }) => faults[key] !== undefined);
    // A sign-in that has ended, or a whole that is too large, says nothing about what is typed: it leaves with the next key.
    if (refused.length === 0) return this.#tell('unsaved');
    this.#faults = { ...this.#faults, ...faults };
    for (const { key, value } of refused) {
      if (this.#pending.get(key) !== value) continue;
      this.#pending.delete(key);
      this.#refused.add(key);
    }
    this.#tellProgress();
    if (this.hasPending) this.#schedule(0);
  }
}
