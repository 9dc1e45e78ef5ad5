import { followedFacets } from '../../follow-up/standing/standings.ts';
import { sheetOf, type Company } from './company-rows.ts';
import { companiesMessages as messages } from './messages.ts';

/** The values are the parts of the labels by which the filter finds a status. */
const statuses = [
  ['', messages.allStatuses],
  ['inscription', messages.invitedStatus],
  ['matching', messages.registeredStatus],
] as const;

export const statusFilter = (value: string, onChange: (status: string) => void) => ({
  label: messages.status,
  choices: statuses,
  value,
  onChange,
});

export const facets = followedFacets<Company>('company', (row) => sheetOf(row)?.city ?? null);
