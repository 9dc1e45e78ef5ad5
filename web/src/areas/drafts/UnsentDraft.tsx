import type { DraftKey } from '@tandem/domain/drafts/draft';
import { hasOtherTexts } from '../../platform/drafts/field-texts.ts';
import { formatMoment } from '../../platform/format/dates.ts';
import classes from './DraftLine.module.css';
import { draftMessages as messages } from './messages.ts';
import { useKeptDraft } from './use-kept-draft.ts';

interface UnsentDraftProps {
  form: DraftKey;
  /** What the form begins with: what is typed back to it waits for nobody. */
  initial: Readonly<Record<string, unknown>>;
  /** The button that opens the form. */
  button: string;
}

/** Says where a form that is shut holds what was not sent, and how one goes on with it. */
export const UnsentDraft = ({ form, initial, button }: UnsentDraftProps) => {
  const kept = useKeptDraft(form);
  if (!kept || !hasOtherTexts(kept.typed, initial)) return null;
  return (
    <p className={classes.unsent}>
      {messages.unsent(kept.savedAt && formatMoment(kept.savedAt), button)}
    </p>
  );
};
