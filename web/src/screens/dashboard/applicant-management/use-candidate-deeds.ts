import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, apiFile, ApiError } from '../../../api.ts';
import { allApplicants, allInvitedApplicants } from '../../../data/all-pages.ts';
import { reload } from '../../../data/calls.ts';
import { saveFile } from '../../../data/save-file.ts';
import { useAction } from '../../../data/use-action.ts';
import { candidateDeedMessages as messages } from '../../../messages/candidate-deeds.ts';
import { notify } from '../../../notify/notify.ts';
import { isInvited, type Candidate, type Invited, type Registered } from './candidates.ts';

const candidateLists = ['GET /applicant/', 'GET /temp-applicants/'] as const;

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
    client.setQueryData(allInvitedApplicants.queryKey, (list) =>
      list?.filter(({ id }) => !keys.has(`i${id}`)),
    );
    client.setQueryData(allApplicants.queryKey, (list) =>
      list?.filter(({ id }) => !keys.has(`r${id}`)),
    );
  };
};

/** What can be done with one candidate. */
export const useCandidateDeeds = ({ onDeleted }: { onDeleted: () => void }) => {
  const client = useQueryClient();
  const forget = useForget();
  const underWay = useRef(new Set<string>());

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

  const download = async ({ record: { resume } }: Registered) => {
    const filename = resume?.split('/').at(-1);
    if (!filename) {
      notify.error(messages.resumeMissing);
      return;
    }
    try {
      saveFile(await apiFile('GET /download/{filename}/', { params: { filename } }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) notify.error(messages.resumeMissing);
      else notify.failure(messages.resumeFailed, error);
    }
  };

  /** A second press, while the first is under way, does nothing. */
  const once = async (name: string, run: () => Promise<unknown>): Promise<void> => {
    if (underWay.current.has(name)) return;
    underWay.current.add(name);
    await run().catch(() => {});
    underWay.current.delete(name);
  };

  return {
    remind: (candidate: Invited) =>
      once(`remind ${candidate.key}`, () => remind.mutateAsync(candidate)),
    download: (candidate: Registered) =>
      once(`download ${candidate.key}`, () => download(candidate)),
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

export type CandidateDeeds = ReturnType<typeof useCandidateDeeds>;
