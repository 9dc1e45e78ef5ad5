import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { isInvited, type Candidate } from './candidate-rows.ts';

/** The list has brought the whole sheet; it is asked for all the same, so that the journal has who opened it. */
export const useTellOpened = (candidate: Candidate): void => {
  const params = { applicantId: candidate.record.id };
  useQuery({
    ...callQuery('GET /applicants/registration/{applicantId}/', { params }),
    enabled: !isInvited(candidate),
  });
};
