import { useQuery } from '@tanstack/react-query';
import type { DraftKey } from '@tandem/domain/drafts/draft';
import { callQuery } from '../../platform/data/calls.ts';
import { keptFields } from '../../platform/drafts/device-drafts.ts';
import { useSession } from '../../platform/session/session.ts';

/** What was typed into a form and not sent, on the server and on this device; null where nothing was. */
export const useKeptDraft = (form: DraftKey) => {
  const { email } = useSession().user;
  const { data } = useQuery(callQuery('GET /drafts/'));
  const stored = data?.find((one) => one.form === form);
  const onDevice = Object.entries(keptFields(email, form)).map(([key, { value }]) => [key, value]);
  if (!stored && onDevice.length === 0) return null;
  const typed: Record<string, string> = { ...stored?.typed, ...Object.fromEntries(onDevice) };
  return { typed, savedAt: stored ? stored.saved_at : null };
};
