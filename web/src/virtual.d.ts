/** The theme's variables, written by build/theme-css.ts. */
declare module 'virtual:theme.css';
