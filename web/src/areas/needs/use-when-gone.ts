import { useQueryClient } from '@tanstack/react-query';
import { ApiError, isGone } from '../../platform/api/errors.ts';
import { reload } from '../../platform/data/calls.ts';

/** Somebody else has saved the need since it was read. */
export const isChanged = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'need_changed';

/** For a need that was deleted or changed elsewhere meanwhile: reads the list again and closes what stood open on it. */
export const useWhenGone = (close: () => void): ((error: Error) => void) => {
  const client = useQueryClient();
  return (error) => {
    if (!isGone(error) && !isChanged(error)) return;
    close();
    void reload(client, 'GET /offers/');
  };
};
