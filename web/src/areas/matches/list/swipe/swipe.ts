export interface Point {
  x: number;
  y: number;
}

/** Shorter movements are a finger that shakes, in CSS pixels. */
const least = 72;

/** What a finger that went from one point to another asks for: 1 the next, -1 the one before, 0 nothing. */
export const swipeOf = (from: Point, to: Point): 1 | -1 | 0 => {
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(right) < least || Math.abs(right) < 2 * Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
};
