import type { DraftKey } from '@tandem/domain/drafts/draft';
import { useState } from 'react';
import { useSession } from '../../platform/session/session.ts';
import { DraftKeeper, type TabKey } from './draft-keeper.ts';
import { noDraft, type LoadedDraft } from './read-draft.ts';

/** Keeps what is typed into a form, from what was typed before on. Give it to `useServerForm`, then to `useFormDraft`. */
export const useDraftKeeper = (
  form: DraftKey | TabKey,
  initial: Readonly<Record<string, unknown>>,
  draft: LoadedDraft = noDraft,
): DraftKeeper => {
  const { user } = useSession();
  const owner = form.startsWith('tutor-test:') ? '' : user.email;
  const [keeper] = useState(() => new DraftKeeper({ form, owner, draft, initial }));
  return keeper;
};
