import type { KeptField } from './device-drafts.ts';

/** What somebody else wrote into a field that one was typing in. */
export interface DraftConflict {
  key: string;
  value: string;
  by: string;
  at: string;
}

export interface DraftChange {
  key: string;
  value: string;
  seen: string;
}

export interface DraftAnswer {
  saved: readonly string[];
  conflicts: readonly DraftConflict[];
}

/** `waiting`: the network is away; what was typed leaves when it is back. `unsaved`: the server did not take all of it. */
export type DraftState = 'saved' | 'saving' | 'waiting' | 'unsaved';

export interface DraftNews {
  state: DraftState;
  conflicts: ReadonlyMap<string, DraftConflict>;
  /** What the server refused, a sentence by field. */
  faults: Readonly<Record<string, string>>;
  /** When something was last saved, in milliseconds. */
  savedAt: number | null;
}

export interface DraftListener {
  onNews: (news: DraftNews) => void;
  onSaved: () => void;
  /** The server will take nothing any more: the match has changed. */
  onClosed: (error: unknown) => void;
}

export interface DraftSaverInput {
  /** What the server has. */
  seen: Readonly<Record<string, string>>;
  send: (changes: DraftChange[]) => Promise<DraftAnswer>;
  /** What was typed before and the server does not have yet. */
  pending?: Readonly<Record<string, KeptField>>;
  /** Told of each field that the server does not have yet; null once it has, or nobody can have it any more. */
  onPending?: (key: string, field: KeptField | null) => void;
  /** Milliseconds between the last key and the save, and between tries. */
  pause?: number;
  retryAfter?: number;
}
