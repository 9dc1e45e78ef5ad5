import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { makeOnce } from './make-once.ts';

const forgetDraft = () => api('DELETE /drafts/{form}/', { params: { form: 'need' } });

const nothingKept = () => Promise.resolve();

/** Makes the need of one form, once; that form may keep a draft. */
export const useMakeOnce = ({ hasDraft }: { hasDraft: boolean }) => {
  const client = useQueryClient();
  const { queryKey } = callQuery('GET /offers/');
  const [make] = useState(() =>
    makeOnce(
      () => client.getQueryData(queryKey)?.map(({ id }) => id),
      hasDraft ? forgetDraft : nothingKept,
    ),
  );
  return make;
};
