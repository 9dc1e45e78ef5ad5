import type { Answer, Sent } from '@tandem/contract';
import { api } from '../../../../platform/api/client.ts';
import { useAction } from '../../../../platform/data/use-action.ts';
import { movedCalls } from '../../put-match.ts';
import { enrolmentMessages } from '../messages.ts';
import { keptMessages as messages } from './messages.ts';

export type KeptEnrolment = Answer<'GET /kept_enrolments/'>['enrolments'][number];

/** What a break, or its taking back, changes. */
const changes = [
  ...movedCalls,
  'GET /follow-up/people/{id}/',
  'GET /follow-up/waits/',
  'GET /follow-up/work/',
] as const;

type Breaking = Sent<'POST /kept_enrolments/{id}/breaking/'>['body'];

/** Tells that a contract has ended whose company is gone. */
export const useBreakKept = ({ id }: KeptEnrolment, name: string, onDone: () => void) =>
  useAction({
    run: (body: Breaking) => api('POST /kept_enrolments/{id}/breaking/', { params: { id }, body }),
    done: (_, { quiet }) => (quiet ? messages.quiet : messages.done(name)),
    doneFor: 10_000,
    failed: enrolmentMessages.failed,
    changes,
    onDone,
  });

/** Takes such a break back. */
export const useRestoreKept = ({ id }: KeptEnrolment) =>
  useAction({
    run: () =>
      api('POST /kept_enrolments/{id}/restoring/', {
        params: { id },
        body: { note: '', quiet: false },
      }),
    done: enrolmentMessages.restored,
    failed: enrolmentMessages.restoreFailed,
    changes,
  });
