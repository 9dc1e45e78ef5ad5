import { Suspense } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import classes from './LateYearSoFar.module.css';

const Chart = lazyPart(() => import('../../areas/statistics/report/YearSoFar.tsx'));

/** The year in one chart comes below the work, so its code comes after it. */
export const LateYearSoFar = () => (
  <Suspense
    fallback={
      <div className={classes.chart}>
        <Skeleton height="var(--chart)" />
      </div>
    }
  >
    <Chart />
  </Suspense>
);
