import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { nearMessages as messages } from './messages.ts';
import type { NearPair } from './near-sentences.ts';

/** Makes a match of a near pair and tells both sides. */
export const usePropose = (onDone: () => void) =>
  useAction({
    run: ({ applicant, offer }: NearPair) =>
      api('POST /near_pairs/', { body: { applicant, offer } }),
    working: messages.working,
    done: messages.done,
    failed: messages.proposalFailed,
    changes: [
      'GET /near_pairs/applicant/{id}/',
      'GET /near_pairs/offer/{id}/',
      'GET /follow-up/people/{id}/',
      'GET /company/{id}/offers/',
      'GET /follow-up/standings/{side}/',
      'GET /follow-up/waits/',
      'GET /follow-up/work/',
      'GET /match_applicants/groups/',
      'GET /lists/matches/',
      'GET /match_cards/groups/{by}/{id}/',
    ],
    onDone,
  });
