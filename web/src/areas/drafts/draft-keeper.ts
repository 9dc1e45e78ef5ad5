import type { DraftKey } from '@tandem/domain/drafts/draft';
import { api } from '../../platform/api/client.ts';
import { NetworkError } from '../../platform/api/errors.ts';
import { dropForm, keepField, keptFields } from '../../platform/drafts/device-drafts.ts';
import { DraftSaver, type DraftChange } from '../../platform/drafts/draft-saver.ts';
import { keepFile } from '../../platform/drafts/kept-files.ts';
import type { FormKeeper } from '../../ui/forms/use-server-form.ts';
import { textsOf } from '../../platform/drafts/field-texts.ts';
import { readDraft, type LoadedDraft } from './read-draft.ts';

/** Milliseconds after the last key. */
const pause = 500;

/** A form of somebody who has no account is told apart by the link that led to it, and stays in the tab. */
export type TabKey = `tutor-test:${string}`;

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
  readonly savedAt: string | null;
  readonly initial: Readonly<Record<string, unknown>>;
  #held = false;

  constructor({ form, owner, draft, initial }: KeeperInput) {
    this.form = form;
    this.owner = owner;
    this.savedAt = draft.saved_at;
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

  hold = (): void => {
    this.#held = true;
    this.saver.stop();
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
    this.saver.restart(textsOf(this.initial));
    this.#held = false;
  };

  /** What other tabs and devices have kept meanwhile. */
  reread = async (): Promise<Readonly<Record<string, string>>> => {
    if (this.owner === '' || this.#held) return {};
    return (await readDraft(this.form as DraftKey)).typed;
  };

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
