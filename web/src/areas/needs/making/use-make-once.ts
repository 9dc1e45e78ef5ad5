import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { makeOnce } from './make-once.ts';

/** Makes the need of one form, once. */
export const useMakeOnce = () => {
  const client = useQueryClient();
  const { queryKey } = callQuery('GET /offers/');
  const [make] = useState(() => makeOnce(() => client.getQueryData(queryKey)?.map(({ id }) => id)));
  return make;
};
