import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useResumeDownload } from '../resume/resume-download.ts';
import { allCandidates, allInvitedCandidates } from '../candidate-queries.ts';
import { reload } from '../../../platform/data/calls.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { candidateActionMessages as messages } from './messages.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { isInvited, type Candidate, type Invited, type Registered } from './candidate-rows.ts';

const candidateLists = [
  'GET /applicant/',
  'GET /temp-applicants/',
  'GET /follow-up/standings/{side}/',
] as const;

export const remindOne = ({ record }: Invited) =>
  api('POST /temp-applicants/{id}/recontact/', { params: { id: record.token } });

export const deleteOne = (candidate: Candidate) =>
  isInvited(candidate)
    ? api('DELETE /temp-applicants/{token}/', { params: { token: candidate.record.token } })
    : api('DELETE /applicant/{id}/', { params: { id: candidate.record.id } });

/** Takes deleted candidates out of the lists at once; the server's answer may take its time. */
const useForget = () => {
  const client = useQueryClient();
  return (candidates: readonly Candidate[]) => {
    const keys = new Set(candidates.map(({ key }) => key));
    client.setQueryData(allInvitedCandidates.queryKey, (list) =>
      list?.filter(({ id }) => !keys.has(`i${id}`)),
    );
    client.setQueryData(allCandidates.queryKey, (list) =>
      list?.filter(({ id }) => !keys.has(`r${id}`)),
    );
  };
};

/** What can be done with one candidate. */
export const useCandidateActions = ({ onDeleted }: { onDeleted: () => void }) => {
  const client = useQueryClient();
  const forget = useForget();
  const { download } = useResumeDownload();

  const remind = useAction({
    run: remindOne,
    working: messages.reminding,
    done: ({ email_error: reason }) => (reason === null ? messages.reminded : null),
    failed: messages.remindFailed,
    changes: ['GET /temp-applicants/'],
    onDone: ({ email_error: reason }) => {
      if (reason !== null) notify.error(`${messages.remindFailed}\n${reason}`);
    },
    onFailed: () => void reload(client, ...candidateLists),
  });

  const deletion = useAction({
    run: deleteOne,
    done: (_, candidate) => (isInvited(candidate) ? messages.invitedDeleted : messages.deleted),
    failed: (_, candidate) =>
      isInvited(candidate) ? messages.invitedDeleteFailed : messages.deleteFailed,
    changes: candidateLists,
    onDone: (_, candidate) => {
      forget([candidate]);
      onDeleted();
    },
    onFailed: () => void reload(client, ...candidateLists),
  });

  return {
    remind: remind.mutate,
    download: ({ record: { resume } }: Registered) => download(resume),
    remove: deletion.mutate,
    removing: deletion.isPending,
    /** After several were reminded, or deleted. */
    onReminded: () => void reload(client, 'GET /temp-applicants/'),
    onDeleted: (candidates: readonly Candidate[]) => {
      forget(candidates);
      void reload(client, ...candidateLists);
    },
  };
};

export type CandidateActions = ReturnType<typeof useCandidateActions>;
