import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

const Amendments = lazyPart(() => import('./Amendments.tsx'));

/** A file is filled in and signed long before anything of it is amended: what that takes is code that it does without. */
export const LaterAmendments = (props: ComponentProps<typeof Amendments>) => (
  <Suspense fallback={<Skeleton height={120} />}>
    <Amendments {...props} />
  </Suspense>
);
