import { MatchingIndex } from '@tandem/matching/session/matching-index';
import type { Queries } from '../../platform/database/database.ts';
import {
  findCandidateVersions,
  findNeedVersions,
  type ProfileFilter,
  type RowVersion,
} from '../profiles/profile-queries.ts';
import { candidatePages, needPages } from '../profiles/profile-pages.ts';
import type { SessionScoring } from '../settings/session-scoring.ts';

/** Which rows of one side the index holds, in which version, as seen when their programme was looked at last. */
class Followed {
  readonly #versions = new Map<number, number>();
  readonly #members = new Map<number, Set<number>>();

  /** Takes the rows of a programme as they are now; answers which of those that were there before have gone. */
  take(programmeId: number, rows: readonly RowVersion[]): number[] {
    const now = new Set(rows.map(({ id }) => id));
    const gone = [...(this.#members.get(programmeId) ?? [])].filter((id) => !now.has(id));
    this.#members.set(programmeId, now);
    for (const id of gone) this.#versions.delete(id);
    return gone;
  }

  /** Which of the rows are not held as they are now. */
  outdated(rows: readonly RowVersion[]): number[] {
    return rows.filter(({ id, version }) => this.#versions.get(id) !== version).map(({ id }) => id);
  }

  /** Notes that a row counts in these programmes from now on, also where it was looked for in another. */
  join(id: number, programmeIds: readonly number[]): void {
    for (const programmeId of programmeIds) {
      const members = this.#members.get(programmeId) ?? new Set();
      this.#members.set(programmeId, members.add(id));
    }
  }

  hold(rows: readonly RowVersion[]): void {
    for (const { id, version } of rows) this.#versions.set(id, version);
  }
}

type Side = 'candidates' | 'needs';

const versionsOf = { candidates: findCandidateVersions, needs: findNeedVersions };

/**
 * One session in memory, programme by programme as they are asked for. Whoever looks brings it up to date by the versions
 * of the rows: whichever server wrote them, what is scored is what the database holds.
 */
export class LiveSession {
  readonly sessionId: number;
  scoring: SessionScoring;
  readonly index: MatchingIndex;
  readonly #followed = { candidates: new Followed(), needs: new Followed() };

  constructor(sessionId: number, scoring: SessionScoring) {
    this.sessionId = sessionId;
    this.scoring = scoring;
    this.index = new MatchingIndex(scoring.corpus);
  }

  /** Brings one side of some programmes up to date with the database. */
  async follow(db: Queries, side: Side, programmeIds: readonly number[]): Promise<void> {
    const { sessionId } = this;
    const followed = this.#followed[side];
    const current: RowVersion[] = [];
    for (const programmeId of programmeIds) {
      const rows = await versionsOf[side](db, { sessionId, programmeIds: [programmeId] });
      for (const id of followed.take(programmeId, rows)) this.#remove(side, id);
      for (const row of rows) current.push(row);
    }
    const outdated = followed.outdated(current);
    if (outdated.length === 0) return;
    await this.#load(db, side, { ids: outdated, sessionId });
    followed.hold(current);
  }

  #remove(side: Side, id: number): void {
    if (side === 'candidates') this.index.removeCandidate(id);
    else this.index.removeNeed(id);
  }

  async #load(db: Queries, side: Side, filter: ProfileFilter): Promise<void> {
    for (const id of filter.ids ?? []) this.#remove(side, id);
    if (side === 'candidates') {
      for await (const page of candidatePages({ read: db }, filter))
        for (const profile of page) this.index.putCandidate(profile);
    } else {
      for await (const page of needPages({ read: db }, filter))
        for (const profile of page) {
          this.index.putNeed(profile);
          this.#followed.needs.join(profile.id, profile.programmeIds);
        }
    }
  }
}
