import { Rings } from './Rings.tsx';
import classes from './WordMark.module.css';

/** The name, drawn with the same round line as the rings. */
export const WordMark = ({ height = 28 }: { height?: number }) => (
  <span className={classes.root}>
    <Rings height={height} />
    <svg
      className={classes.name}
      viewBox="0 0 138 32"
      height={height}
      width={(138 / 32) * height}
      role="img"
      aria-label="Tandem"
      focusable="false"
    >
      <path d="M3 6H21M12 6V28" />
      <circle cx="31" cy="20" r="7.75" />
      <path d="M38.75 12.25V28" />
      <path d="M48 12.25V28M48 19.5a7 7 0 0 1 14 0V28" />
      <circle cx="77.5" cy="20" r="7.75" />
      <path d="M85.25 4V28" />
      <path d="M94.25 20H109.5A7.75 7.75 0 1 0 107 25.7" />
      <path d="M116.5 12.25V28M116.5 17.5a5 5 0 0 1 10 0V28M126.5 17.5a5 5 0 0 1 10 0V28" />
    </svg>
  </span>
);
