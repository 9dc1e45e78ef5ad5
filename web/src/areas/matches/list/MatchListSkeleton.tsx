import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

/** The place of the toolbar and of the first matches. */
export const MatchListSkeleton = () => (
  <Stack>
    <Skeleton height={36} />
    <Skeleton height={400} />
  </Stack>
);
