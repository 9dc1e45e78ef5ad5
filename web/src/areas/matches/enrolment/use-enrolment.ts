import type { Sent } from '@tandem/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { isStale } from '../../../platform/api/errors.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { candidateName } from '../../candidates/candidate-name.ts';
import { companyName } from '../../companies/company-name.ts';
import type { Match } from '../match.ts';
import { actionMessages } from '../messages.ts';
import { movedCalls, putMatch, refreshMatch } from '../put-match.ts';
import { enrolmentMessages as messages } from './messages.ts';

type Breaking = Sent<'POST /matches/{id}/breaking/'>['body'];

/** Tells that a contract has ended before its time. */
export const useBreak = (match: Match, view: 'company' | 'admin', onDone: () => void) => {
  const { id } = match;
  const client = useQueryClient();
  return useAction({
    run: (body: Breaking) => api('POST /matches/{id}/breaking/', { params: { id }, body }),
    done: (_, { quiet }) =>
      quiet
        ? messages.done.quiet
        : messages.done[view](
            candidateName(match.application.applicant),
            companyName(match.offer.company),
          ),
    doneFor: 10_000,
    failed: (error) => (isStale(error) ? actionMessages.stale : messages.failed),
    changes: movedCalls,
    onDone: (broken) => {
      putMatch(client, broken);
      onDone();
    },
    onFailed: (error) => {
      if (isStale(error)) void refreshMatch(client, id);
    },
  });
};

/** Takes such a break back. */
export const useRestore = ({ id }: Match) => {
  const client = useQueryClient();
  return useAction({
    run: () =>
      api('POST /matches/{id}/restoring/', { params: { id }, body: { note: '', quiet: false } }),
    done: messages.restored,
    failed: messages.restoreFailed,
    changes: movedCalls,
    onDone: (restored) => putMatch(client, restored),
    onFailed: () => void refreshMatch(client, id),
  });
};
