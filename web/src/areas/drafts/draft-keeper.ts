import type { DraftKey } from '@tandem/domain/drafts/draft';
import { api } from '../../platform/api/client.ts';
import { NetworkError } from '../../platform/api/errors.ts';
import { dropForm, keepField, keptFields } from '../../platform/drafts/device-drafts.ts';
import type { DraftChange } from '../../platform/drafts/draft-news.ts';
import { DraftSaver } from '../../platform/drafts/draft-saver.ts';
import { keepFile } from '../../platform/drafts/kept-files.ts';
import type { FormKeeper } from '../../ui/forms/use-server-form.ts';
import { textsOf } from '../../platform/drafts/field-texts.ts';
import { notify } from '../../platform/notify/notify.ts';
import { draftMessages as messages } from './messages.ts';
import { readDraft, unreadDraft, type LoadedDraft } from './read-draft.ts';

/** Milliseconds after the last key. */
const pause = 500;

/** A form of somebody who has no account is told apart by the link that led to it, and stays in the tab. */
export type TabKey = `tutor-test:${string}`;

/** What the server keeps and the form does not show yet, and whether that could not be read until now. */
interface ReadAnew {
  fresh: Readonly<Record<string, string>>;
  atLast: boolean;
}

interface KeeperInput {
  form: DraftKey | TabKey;
  /** Empty for a visitor, whose draft stays in the tab. */
  owner: string;
  draft: LoadedDraft;
  /** What the form starts with where there is no draft. */
  initial: Readonly<Record<string, unknown>>;
}

/** The draft of one form: on the server, and on this device what the server does not have yet. */
export class DraftKeeper implements FormKeeper {
  readonly form: DraftKey | TabKey;
  readonly owner: string;
  readonly saver: DraftSaver;
  /** What was typed before, as texts. */
  readonly typed: Readonly<Record<string, string>>;
  readonly initial: Readonly<Record<string, unknown>>;
  savedAt: string | null;
  /** What the server keeps has not been read yet: sent now, the form would throw it away unseen. */
  unread: boolean;
  #held = false;
  #reading: Promise<boolean> | null = null;
  #onRead: ((read: ReadAnew) => void) | null = null;

  constructor({ form, owner, draft, initial }: KeeperInput) {
    this.form = form;
    this.owner = owner;
    this.savedAt = draft.saved_at;
    this.unread = draft.unread === true;
    this.initial = initial;
    const pending = keptFields(owner, form);
    const kept = Object.entries(pending).map(([key, { value }]) => [key, value] as const);
    this.typed = { ...draft.typed, ...Object.fromEntries(kept) };
    this.saver = new DraftSaver({
      seen: { ...textsOf(initial), ...draft.typed },
      pending,
      onPending: (key, field) => {
        if (owner !== '' || field) keepField(owner, form, key, field);
      },
      send: (changes) => this.#send(changes),
      pause,
    });
  }

  /** Before all is sent what was typed elsewhere is looked for, where nobody knows yet: it is shown first. */
  hold = async (): Promise<boolean> => {
    if (this.unread) {
      const found = await this.reread();
      if (this.unread) notify.error(messages.unread);
      else if (found) notify.info(messages.found);
      if (this.unread || found) return false;
    }
    this.#held = true;
    this.saver.stop();
    return true;
  };

  release = (): void => {
    this.#held = false;
    void this.saver.flush();
  };

  forget = (): void => {
    void this.#throwAway({ onServer: false });
  };

  /** Gives up what was typed. */
  startOver = async (): Promise<void> => {
    await this.#throwAway({ onServer: true });
    this.unread = false;
    this.saver.restart(textsOf(this.initial));
    this.#held = false;
  };

  /** Gives up what could not be read, and nothing of what is typed. */
  goOnWithout = (): void => {
    this.unread = false;
  };

  onRead(listener: ((read: ReadAnew) => void) | null): void {
    this.#onRead = listener;
  }

  /** Reads what other tabs and devices have kept meanwhile; whether there was anything. */
  reread = (): Promise<boolean> => {
    // Whoever waits for a first look is told of it, whoever asked: a second one would find nothing new.
    if (this.unread && this.#reading) return this.#reading;
    const reading = this.#readAnew().finally(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    this.#reading = reading;
    return reading;
  };

  async #readAnew(): Promise<boolean> {
    if (this.owner === '' || this.#held) return false;
    const draft = await readDraft(this.form as DraftKey).catch(() => unreadDraft);
    if (draft.unread || this.#held) return false;
    const atLast = this.unread;
    this.unread = false;
    if (atLast) this.savedAt = draft.saved_at;
    const fresh = this.saver.absorb(draft.typed);
    this.#onRead?.({ fresh, atLast });
    return Object.keys(fresh).length > 0;
  }

  /** What was under way when the form was sent would bring the draft back. */
  async #throwAway({ onServer }: { onServer: boolean }): Promise<void> {
    this.#held = true;
    const wasSending = this.saver.isSending;
    const ended = this.saver.forget();
    dropForm(this.owner, this.form);
    void keepFile(this.owner, this.form, null);
    await ended;
    if (this.owner !== '' && (onServer || wasSending))
      await api('DELETE /drafts/{form}/', { params: { form: this.form } }).catch(() => undefined);
  }

  async #send(changes: DraftChange[]) {
    // It is being sent as a whole: what is typed meanwhile waits until that has ended.
    if (this.#held) throw new NetworkError('unreachable');
    // A visitor has nothing but the tab.
    if (this.owner === '') return { saved: changes.map(({ key }) => key), conflicts: [] };
    return api('PUT /drafts/{form}/', { params: { form: this.form }, body: { changes } });
  }
}
