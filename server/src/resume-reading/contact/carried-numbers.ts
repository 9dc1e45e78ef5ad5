import type { ResumeLine } from '../lines/lines.ts';

/** The rest of a number that was carried over starts below its icon or its first digit, in points. */
const carriedIndent = 25;

/** « (+33) » at a line's end, and all of the number on the next. */
const withWholeCarried = ({ text }: ResumeLine, next: string): string | null => {
  const rest = /^[1-9](?:[ .-]?\d){8}(?!\d)/.exec(next)?.[0];
  return rest && /(?:\+ ?|(?<!\d)00)33\)?\s*$/.test(text) ? `${text} ${rest}` : null;
};

/** A line with the rest of a number that a narrow column carried over: « 06 12 34 » and « 56 78 ». */
export const withCarried = (line: ResumeLine, next: ResumeLine | undefined): string => {
  const whole = next && withWholeCarried(line, next.text);
  if (whole) return whole;
  // A whole number on the next line is no rest, nor are the last digits of a whole one the start of another.
  const rest =
    next && /^\d{2}(?:[ .-]?\d{2}){0,3}(?=$|[^\d.@])(?!\s*[ .-]?\d)/.exec(next.text)?.[0];
  const start =
    /(?:(?<!\d[ .-]?)0|(?:\+ ?|(?<!\d)00)33\)? ?(?:\(0\))? ?)[1-9]?(?:[ .-]?\d){1,7}[ .-]?$/.exec(
      line.text,
    )?.[0];
  if (!rest || !start || Math.abs(next.x - line.x) > carriedIndent) return line.text;
  // « 04 » under a number and « 07 53 44 09 » beside it are the ends of two.
  if (/^\d\d$/.test(start.trim()) && rest.startsWith('0')) return line.text;
  const digits = start.replace(/\D/g, '').replace(/^(?:00)?330?/, '0') + rest.replace(/\D/g, '');
  return digits.length === 10 ? `${line.text} ${rest}` : line.text;
};
