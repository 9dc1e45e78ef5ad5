import classes from './TandemPicture.module.css';

/** A bicycle for two, of which the wheels are the rings. Decoration. */
export const TandemPicture = () => (
  <svg className={classes.picture} viewBox="0 0 560 280" aria-hidden focusable="false">
    <path className={classes.ground} d="M12 258H548" />
    <circle className={classes.rear} cx="100" cy="176" r="74" />
    <circle className={classes.front} cx="460" cy="176" r="74" />
    {/* Stays, seat tubes, top tube, down tubes, fork. */}
    <path
      className={classes.frame}
      d="M100 176 168 88 214 188ZM168 88H424M300 88 346 188M214 188H346L430 106M418 70 460 176"
    />
    {/* Seat posts and stems. */}
    <path className={classes.frame} d="M168 88 159 66M300 88 291 66M306 104 334 60" />
    <path className={classes.part} d="M134 64H186M266 64H318" />
    <path className={classes.part} d="M322 56h22c10 0 16 6 18 14M406 66h24c12 0 20 8 20 18" />
    <path className={classes.part} d="M214 188 232 216M222 218h20M346 188 328 160M318 158h20" />
    <circle className={classes.hub} cx="214" cy="188" r="13" />
    <circle className={classes.hub} cx="346" cy="188" r="13" />
  </svg>
);
