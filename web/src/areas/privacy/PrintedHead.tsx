import { Suspense } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';

const PaperHead = lazyPart(() => import('./PaperHead.tsx'));

/** On paper alone, and fetched by itself: screens of all kinds print, and none should bring what the others have. */
export const PrintedHead = () => (
  <Suspense fallback={null}>
    <PaperHead />
  </Suspense>
);
