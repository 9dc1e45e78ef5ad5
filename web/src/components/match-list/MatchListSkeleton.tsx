import { Skeleton } from '../Skeleton.tsx';
import { Stack } from '../layout.tsx';

/** The place of the toolbar and of the first matches. */
export const MatchListSkeleton = () => (
  <Stack>
    <Skeleton height={36} />
    <Skeleton height={400} />
  </Stack>
);
