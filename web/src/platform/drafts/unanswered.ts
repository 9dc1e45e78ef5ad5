/** What was sent without an answer, by field: it may have come, and is then nobody else’s. */
export class Unanswered {
  readonly #sent = new Map<string, Set<string>>();

  note(key: string, value: string): void {
    this.#sent.set(key, (this.#sent.get(key) ?? new Set()).add(value));
  }

  has(key: string): boolean {
    return this.#sent.has(key);
  }

  /** What the device keeps of it, as the tab may be gone before the answer. */
  of(key: string): { sent?: string[] } {
    const sent = this.#sent.get(key);
    return sent ? { sent: [...sent] } : {};
  }

  /** An answer has come: whether what the server has otherwise in the field was sent from here. */
  settle(key: string, value: string | undefined): boolean {
    const isOwn = value !== undefined && this.#sent.get(key)?.has(value) === true;
    this.#sent.delete(key);
    return isOwn;
  }
}
