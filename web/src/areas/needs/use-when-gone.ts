import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/errors.ts';
import { reload } from '../../platform/data/calls.ts';

/** For a need that was deleted elsewhere meanwhile: reads the list again and closes what stood open on it. */
export const useWhenGone = (close: () => void): ((error: Error) => void) => {
  const client = useQueryClient();
  return (error) => {
    if (!(error instanceof ApiError) || error.status !== 404) return;
    close();
    void reload(client, 'GET /offers/');
  };
};
