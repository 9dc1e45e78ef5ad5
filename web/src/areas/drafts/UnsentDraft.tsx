import { useQuery } from '@tanstack/react-query';
import type { DraftKey } from '@tandem/domain/drafts/draft';
import { callQuery } from '../../platform/data/calls.ts';
import { keptFields } from '../../platform/drafts/device-drafts.ts';
import { hasOtherTexts } from '../../platform/drafts/field-texts.ts';
import { formatMoment } from '../../platform/format/dates.ts';
import { useSession } from '../../platform/session/session.ts';
import classes from './DraftLine.module.css';
import { draftMessages as messages } from './messages.ts';

interface UnsentDraftProps {
  form: DraftKey;
  /** What the form begins with: what is typed back to it waits for nobody. */
  initial: Readonly<Record<string, unknown>>;
  /** The button that opens the form. */
  button: string;
}

/** Says where a form that is shut holds what was not sent, and how one goes on with it. */
export const UnsentDraft = ({ form, initial, button }: UnsentDraftProps) => {
  const { email } = useSession().user;
  const { data } = useQuery(callQuery('GET /drafts/'));
  const stored = data?.find((one) => one.form === form);
  const onDevice = Object.entries(keptFields(email, form)).map(([key, { value }]) => [key, value]);
  if (!hasOtherTexts({ ...stored?.typed, ...Object.fromEntries(onDevice) }, initial)) return null;
  return (
    <p className={classes.unsent}>
      {messages.unsent(stored ? formatMoment(stored.saved_at) : null, button)}
    </p>
  );
};
