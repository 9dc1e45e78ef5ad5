import { useMediaQuery } from '@mantine/hooks';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import type { useFoundFaults } from '../draft/use-found-faults.ts';
import { FileProgress } from '../signing/FileProgress.tsx';
import { bringTogether } from './bring-together.ts';
import type { PartOverview } from './file-overview.ts';

/** Where the parts do not stand side by side. */
const FileSummary = lazyPart(() => import('./FileSummary.tsx'));

interface FileStandingProps {
  parts: readonly PartOverview[];
  draft: ContractDraft;
  /** Nothing can be written in it any more: nobody is waited for. */
  closed: boolean;
  find: ReturnType<typeof useFoundFaults>['find'];
}

/** How far the file is, and on a phone before that what is missing from it. */
export const FileStanding = ({ parts, draft, closed, find }: FileStandingProps) => {
  const phone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <>
      {phone && !closed && (
        <Suspense fallback={<Skeleton height={76} />}>
          <FileSummary parts={parts} draft={draft} />
        </Suspense>
      )}
      <FileProgress
        matchId={draft.matchId}
        values={draft.values}
        beforeMove={() => bringTogether(draft, find)}
        onRefused={find}
      />
    </>
  );
};
