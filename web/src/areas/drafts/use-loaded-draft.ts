import { useQuery } from '@tanstack/react-query';
import type { DraftKey } from '@tandem/domain/drafts/draft';
import { readDraft } from './read-draft.ts';

/** Read anew each time that a form is opened: another device may have gone on with it. */
export const useLoadedDraft = (form: DraftKey) => {
  const { data, ...query } = useQuery({
    queryKey: ['GET /drafts/{form}/', { params: { form } }],
    queryFn: () => readDraft(form),
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  return { ...query, data: query.isFetchedAfterMount ? data : undefined };
};
