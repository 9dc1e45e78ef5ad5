import classes from './TandemPicture.module.css';

/** A bicycle for two, of which the wheels are the rings. Decoration. */
export const TandemPicture = () => (
  <svg className={classes.picture} viewBox="0 0 560 300" aria-hidden focusable="false">
    <path className={classes.ground} d="M20 272H540" />
    <circle className={classes.rear} cx="112" cy="190" r="76" />
    <circle className={classes.front} cx="448" cy="190" r="76" />
    <path
      className={classes.frame}
      d="M112 190 172 96 310 96 420 96M172 96 216 202 112 190M310 96 340 202 216 202M216 202 420 96M340 202 424 118M414 74 448 190"
    />
    <path className={classes.frame} d="M164 76 172 96M302 76 310 96" />
    <path className={classes.part} d="M140 74H190M278 74H328" />
    <path className={classes.part} d="M300 68c26-14 38-10 52 4M392 62h22c14 0 26 8 30 18" />
    <circle className={classes.hub} cx="216" cy="202" r="12" />
    <circle className={classes.hub} cx="340" cy="202" r="12" />
    <path className={classes.part} d="M216 202 232 228M222 232h20M340 202 356 228M346 232h20" />
  </svg>
);
