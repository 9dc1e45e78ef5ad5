import { fairQueue } from '../../platform/security/fair-queue.ts';
import { LiveSession } from './live-session.ts';
import type { SessionScoring } from '../settings/session-scoring.ts';

/** A session of 20,000 candidates takes some 50 MB. */
const kept = 4;

/** Throws the one away that was put there first, once there are too many. */
const putLast = <Value>(all: Map<number, Value>, sessionId: number, value: Value): void => {
  all.delete(sessionId);
  all.set(sessionId, value);
  if (all.size > kept) for (const [oldest] of all.entries().take(1)) all.delete(oldest);
};

/** The sessions that this server holds in memory, so that a change is scored at once. */
export class LiveSessions {
  readonly #sessions = new Map<number, LiveSession>();
  /** As people last asked for it, of sessions in which nothing had to be scored here too. */
  readonly #scorings = new Map<number, SessionScoring>();
  readonly #turns = new Map<number, Promise<unknown>>();
  /**
   * Sessions with fewer texts are scored as a whole whenever one of them changes: it takes some 20 ms, and how telling a
   * word is would otherwise be judged by the few texts that were there when it was counted last.
   */
  readonly fewTexts: number;

  /** For what people only ask, and nobody has changed. */
  readonly supposing = fairQueue({ atOnce: 1, waiting: 60, waitingEach: 2, retryAfter: 5 });

  constructor(fewTexts = 400) {
    this.fewTexts = fewTexts;
  }

  /** Has `work` run with no other on the same session in this server. */
  async alone<Result>(sessionId: number, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(sessionId);
    const turn = (async () => {
      await before?.catch(() => {});
      return work();
    })();
    this.#turns.set(sessionId, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(sessionId) === turn) this.#turns.delete(sessionId);
    }
  }

  held(sessionId: number): LiveSession | undefined {
    return this.#sessions.get(sessionId);
  }

  /** How the session was scored when that was read last: whoever passes it on is not sent its corpus again. */
  known(sessionId: number): SessionScoring | undefined {
    return this.#scorings.get(sessionId) ?? this.held(sessionId)?.scoring;
  }

  note(sessionId: number, scoring: SessionScoring): void {
    putLast(this.#scorings, sessionId, scoring);
  }

  /** The session under the scoring that is frozen now; what is held under an earlier corpus is thrown away. */
  open(sessionId: number, scoring: SessionScoring): LiveSession {
    const held = this.#sessions.get(sessionId);
    const session =
      held?.index.corpus === scoring.corpus ? held : new LiveSession(sessionId, scoring);
    session.scoring = scoring;
    putLast(this.#sessions, sessionId, session);
    return session;
  }
}
