import type { AskedPart } from '../part-overview.ts';

/** A tutor who was asked by mail, and has not opened the link. */
export const askedPart = (given: Partial<AskedPart> = {}): AskedPart => ({
  party: 'supervisor',
  amendment: null,
  name: 'Anne Marchand',
  email: 'anne@exemple.fr',
  phone: null,
  asked_by: 'company',
  asked_at: '2026-09-02T08:00:00.000Z',
  reminded_at: null,
  expires_at: '2026-10-02T08:00:00.000Z',
  opened_at: null,
  written_at: null,
  whole_at: null,
  done_at: null,
  state: 'asked',
  ...given,
});
