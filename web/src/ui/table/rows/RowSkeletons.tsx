import { Skeleton } from '../../feedback/Skeleton.tsx';
import classes from '../DataTable.module.css';

/** A table that is on its way. */
export const RowSkeletons = ({ rowHeight }: { rowHeight: number }) => (
  <div className={classes.empty}>
    <Skeleton height={rowHeight * 8} />
  </div>
);
