import classes from './Rings.module.css';

/** The rings have lost one another: the picture of a page that does not exist, and of an empty list. */
export const RingsApart = ({ height = 96 }: { height?: number }) => (
  <svg
    viewBox="5 9 130 46"
    height={height}
    width={(130 / 46) * height}
    aria-hidden
    focusable="false"
    className={classes.picture}
  >
    <circle className={classes.left} cx="28" cy="32" r="20" />
    <circle className={classes.right} cx="112" cy="32" r="20" />
    <path className={classes.gap} d="M56 32h28" />
  </svg>
);
