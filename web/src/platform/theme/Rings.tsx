import type { ReactNode } from 'react';
import classes from './Rings.module.css';

interface RingsProps {
  /** Pixels from the left ring's centre to the right one's; the rings touch at 24, and meet at 14. */
  apart?: number;
  height?: number;
  className?: string | undefined;
  children?: ReactNode;
}

/** Two rings of which the overlap is the match: one petrol, one mirabelle. Decoration: the words beside it say it. */
export const Rings = ({ apart = 14, height = 32, className, children }: RingsProps) => {
  const width = apart + 28;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 28`}
      height={height}
      width={(width / 28) * height}
      aria-hidden
      focusable="false"
    >
      {children}
      <circle className={classes.left} cx="14" cy="14" r="11.5" />
      <circle className={classes.right} cx={14 + apart} cy="14" r="11.5" />
      {apart < 20 && <Lens apart={apart} />}
    </svg>
  );
};

/** The space inside both rings. */
const Lens = ({ apart }: { apart: number }) => {
  const radius = 9;
  const middle = 14 + apart / 2;
  const half = Math.sqrt(radius ** 2 - (apart / 2) ** 2);
  return (
    <path
      className={classes.lens}
      d={`M${middle} ${14 - half}A${radius} ${radius} 0 0 1 ${middle} ${14 + half}A${radius} ${radius} 0 0 1 ${middle} ${14 - half}Z`}
    />
  );
};
