import type { DraftChange } from './draft-news.ts';

/** What was sent without an answer, by field: it may have come, and is then nobody else’s. */
export class Unanswered {
  readonly #sent = new Map<string, Set<string>>();

  note(changes: readonly DraftChange[]): void {
    for (const { key, value } of changes)
      this.#sent.set(key, (this.#sent.get(key) ?? new Set()).add(value));
  }

  has(key: string): boolean {
    return this.#sent.has(key);
  }

  /** An answer has come: whether what the server has otherwise in the field was sent from here. */
  settle(key: string, value: string | undefined): boolean {
    const isOwn = value !== undefined && this.#sent.get(key)?.has(value) === true;
    this.#sent.delete(key);
    return isOwn;
  }
}
