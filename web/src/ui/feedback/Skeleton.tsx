import { loadMessages } from '../messages.ts';
import { Hidden } from '../layout/Hidden.tsx';
import classes from './Skeleton.module.css';

interface SkeletonProps {
  /** Lines of text, or `height` for a block: pixels, or what the style sheet says. */
  lines?: number;
  height?: number | `var(--${string})`;
}

/** Keeps the place of what is loading, in its size, so that nothing jumps when it comes. */
export const Skeleton = ({ lines = 1, height }: SkeletonProps) => (
  <div className={classes.root} role="status">
    <Hidden>{loadMessages.loading}</Hidden>
    {height === undefined ? (
      Array.from({ length: lines }, (_, index) => <div key={index} className={classes.line} />)
    ) : (
      <div className={classes.block} style={{ height }} />
    )}
  </div>
);
