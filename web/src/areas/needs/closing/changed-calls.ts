import type { ContractKey } from '@tandem/contract';

/** What one change of a need would bring is counted from all that stands in it. */
export const needChances = ['GET /need_chances/', 'GET /offers/{id}/chances/changes/'] as const;

/** Whose answers change when a need is closed or reopened. */
export const changedCalls: readonly ContractKey[] = [
  'GET /offers/',
  'GET /offers/{id}/waiting/',
  ...needChances,
  'GET /company/{id}/offers/',
  'GET /companies/',
  'GET /company/',
  'GET /matches/{id}/',
  'GET /match_applicants/groups/',
  'GET /lists/matches/',
  'GET /match_cards/',
  'GET /match_cards/groups/{by}/{id}/',
  'GET /lists/needs/',
  'GET /follow-up/waits/',
  'GET /follow-up/work/',
];
