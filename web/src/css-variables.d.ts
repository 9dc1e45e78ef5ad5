import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A style may set variables of CSS. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
