import type { FigureName } from './figures.ts';

/** The minimum wage of an hour where somebody works. */
export const hourlyWageName = (mayotte: boolean): FigureName =>
  mayotte ? 'smic.hourly.mayotte' : 'smic.hourly';

/** In euros a month: what rounding to a cent makes of a percentage is no other pay. */
export const payRounding = 0.02;
