import { encode } from 'uqr';
import classes from './SecondFactor.module.css';

/** A text as a camera reads it: dark on light in either theme, or many cameras would not. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
};
