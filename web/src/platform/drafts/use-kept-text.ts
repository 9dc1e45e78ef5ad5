import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { keepField, keptFields } from './device-drafts.ts';

/** A text that is typed in one go and sent: as it was left on this device, and what keeps it there until it is ''. */
export const useKeptText = (name: string) => {
  const { email } = useSession().user;
  const [left] = useState(() => keptFields(email, name)['text']?.value ?? '');
  const keep = (value: string): void =>
    keepField(email, name, 'text', value === '' ? null : { value, seen: '' });
  return { left, keep };
};
