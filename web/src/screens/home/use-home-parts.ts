import { useQuery } from '@tanstack/react-query';
import { comingMeetings } from '../../areas/meetings/coming-meetings.ts';
import { keptCallQuery } from '../../platform/data/calls.ts';

/** What the home of a candidate or a company shows besides how far they are; each part reads its own. */
export const useHomeParts = () => {
  const waits = useQuery(keptCallQuery('GET /follow-up/own/'));
  const matches = useQuery(keptCallQuery('GET /match_cards/'));
  const meetings = useQuery(comingMeetings());
  return { waits, matches, meetings };
};
