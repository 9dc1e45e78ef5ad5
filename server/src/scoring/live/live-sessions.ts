import { fairQueue } from '../../platform/security/fair-queue.ts';
import { LiveSession } from './live-session.ts';
import type { SessionScoring } from '../settings/session-scoring.ts';

/** A session of 20,000 candidates takes some 50 MB. */
const kept = 4;

/** The sessions that this server holds in memory, so that a change is scored at once. */
export class LiveSessions {
  readonly #sessions = new Map<number, LiveSession>();
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

  /** The session under the scoring that is frozen now; what is held under an earlier corpus is thrown away. */
  open(sessionId: number, scoring: SessionScoring): LiveSession {
    const held = this.#sessions.get(sessionId);
    const session =
      held?.index.corpus === scoring.corpus ? held : new LiveSession(sessionId, scoring);
    session.scoring = scoring;
    this.#sessions.delete(sessionId);
    this.#sessions.set(sessionId, session);
    if (this.#sessions.size > kept)
      for (const [oldest] of this.#sessions.entries().take(1)) this.#sessions.delete(oldest);
    return session;
  }
}
