import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { isInvited, type Candidate } from './candidate-rows.ts';

const call = 'GET /applicants/registration/{applicantId}/';

/** The list has brought the whole sheet; it is asked for all the same, so that the journal has who opened it. */
export const useTellOpened = (candidate: Candidate): void => {
  const params = { applicantId: candidate.record.id };
  useQuery({
    queryKey: callQuery(call, { params }).queryKey,
    // Without the query's signal: a sheet that is closed at once has been opened all the same.
    queryFn: () => api(call, { params }),
    enabled: !isInvited(candidate),
  });
};
