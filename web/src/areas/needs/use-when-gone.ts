import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/errors.ts';
import { reload } from '../../platform/data/calls.ts';

/** For a need that was deleted or changed elsewhere meanwhile: reads the list again and closes what stood open on it. */
const isGone = (error: Error): boolean => error instanceof ApiError && error.status === 404;

/** Somebody else has saved the need since it was read. */
export const isChanged = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'need_changed';

export const useWhenGone = (close: () => void): ((error: Error) => void) => {
  const client = useQueryClient();
  return (error) => {
    if (!isGone(error) && !isChanged(error)) return;
    close();
    void reload(client, 'GET /offers/');
  };
};
