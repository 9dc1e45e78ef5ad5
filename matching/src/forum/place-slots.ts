import type { Busy, ForumMeeting, ForumPair } from './forum.ts';

type Grid = Map<number, Map<number, ForumMeeting>>;

const busyKey = (side: Busy['side'], id: number, slot: number): string => `${side} ${id} ${slot}`;

/** What everybody does at each slot. */
class Timetable {
  readonly #slots: number;
  readonly #ofCandidate: Grid = new Map();
  readonly #ofCompany: Grid = new Map();
  readonly #fixed: ReadonlySet<ForumMeeting>;
  readonly #busy: ReadonlySet<string>;

  constructor(slots: number, kept: readonly ForumMeeting[], busy: readonly Busy[]) {
    this.#slots = slots;
    this.#busy = new Set(busy.map(({ side, id, slot }) => busyKey(side, id, slot)));
    this.#fixed = new Set(kept);
    for (const meeting of kept) this.#put(meeting);
  }

  #put(meeting: ForumMeeting): void {
    const put = (grid: Grid, id: number) =>
      grid.set(id, (grid.get(id) ?? new Map<number, ForumMeeting>()).set(meeting.slot, meeting));
    put(this.#ofCandidate, meeting.candidateId);
    put(this.#ofCompany, meeting.companyId);
  }

  #take(meeting: ForumMeeting): void {
    this.#ofCandidate.get(meeting.candidateId)?.delete(meeting.slot);
    this.#ofCompany.get(meeting.companyId)?.delete(meeting.slot);
  }

  #free(side: Busy['side'], id: number): number[] {
    const taken = (side === 'candidate' ? this.#ofCandidate : this.#ofCompany).get(id);
    return Array.from({ length: this.#slots }, (_, slot) => slot).filter(
      (slot) => !taken?.has(slot) && !this.#busy.has(busyKey(side, id, slot)),
    );
  }

  #mayMove(meeting: ForumMeeting, slot: number): boolean {
    return (
      !this.#fixed.has(meeting) &&
      !this.#busy.has(busyKey('candidate', meeting.candidateId, slot)) &&
      !this.#busy.has(busyKey('company', meeting.companyId, slot))
    );
  }

  /** The meetings that stand in each other's way from a company on, at one slot and the other in turn. */
  #chain(companyId: number, first: number, second: number): ForumMeeting[] {
    const chain: ForumMeeting[] = [];
    let meeting = this.#ofCompany.get(companyId)?.get(first);
    while (meeting) {
      chain.push(meeting);
      meeting =
        chain.length % 2 === 1
          ? this.#ofCandidate.get(meeting.candidateId)?.get(second)
          : this.#ofCompany.get(meeting.companyId)?.get(first);
    }
    return chain;
  }

  /** Frees a company's first slot for its second; not where it is elsewhere at the first, with nobody to move. */
  #makeRoom(companyId: number, first: number, second: number): boolean {
    const chain = this.#chain(companyId, first, second);
    return chain.length > 0 && this.#swap(chain, first, second);
  }

  /** Swaps the two slots along a chain; not where one of its meetings has to stay where it is. */
  #swap(chain: readonly ForumMeeting[], first: number, second: number): boolean {
    const other = (slot: number) => (slot === first ? second : first);
    if (!chain.every((meeting) => this.#mayMove(meeting, other(meeting.slot)))) return false;
    for (const meeting of chain) this.#take(meeting);
    for (const meeting of chain) {
      meeting.slot = other(meeting.slot);
      this.#put(meeting);
    }
    return true;
  }

  /** The slot of one more meeting of the two, others moving out of the way; null where none can be made free. */
  #slotFor({ candidateId, companyId }: ForumPair): number | null {
    const own = this.#free('candidate', candidateId);
    const theirs = this.#free('company', companyId);
    const common = own.find((slot) => theirs.includes(slot));
    if (common !== undefined) return common;
    for (const first of own)
      for (const second of theirs) if (this.#makeRoom(companyId, first, second)) return first;
    return null;
  }

  add(pair: ForumPair): void {
    const slot = this.#slotFor(pair);
    const { candidateId, companyId, needId } = pair;
    if (slot !== null) this.#put({ candidateId, companyId, needId, slot });
  }

  meetings(): ForumMeeting[] {
    return [...this.#ofCandidate.values()].flatMap((row) => [...row.values()]);
  }
}

/**
 * Gives each pair a slot: an edge colouring of the graph of who meets whom. Of candidates and companies none is in two places
 * at once. Without anything kept every pair gets one (König, 1916: as many colours suffice as anybody has meetings); what
 * is kept is not moved, nobody is given a slot at which they are busy, and a pair that only that leaves no slot for goes without.
 */
export const placeSlots = (
  pairs: readonly ForumPair[],
  slots: number,
  kept: readonly ForumMeeting[],
  busy: readonly Busy[],
): ForumMeeting[] => {
  const timetable = new Timetable(slots, kept, busy);
  for (const pair of pairs) timetable.add(pair);
  return timetable.meetings();
};
