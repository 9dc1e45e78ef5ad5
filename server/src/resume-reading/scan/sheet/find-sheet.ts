import type { Raster } from '../raster.ts';
import { followed, linesOf, seenOf, shrunk, sidesOf, type Line, type Small } from './edges.ts';

/** A place in a picture. */
export interface Point {
  x: number;
  y: number;
}

/** The corners of a sheet, from its upper left on, clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

/** A sheet that lies on something in a picture. */
export interface Sheet {
  corners: Corners;
  /** Whether what lies around it may be print, too, as around an area of colour on a page. */
  isAmongPrint: boolean;
}

/** Edges are looked for in a picture this long: strokes of letters are thinner than its points. */
const longSide = 400;
/** And then followed in one this long. */
const fineSide = 1200;
/** A sheet fills more than this of a picture, across and down. */
const leastShare = 0.35;
/** An edge is seen along so much of its length, and all four along so much. */
const leastSeen = 0.6;
const leastSeenOfAll = 0.8;
/** How much the two sides of an edge differ in the middle. */
const leastStep = 10;
/** Levels of grey that a stroke differs from its paper by, at the least, in the small picture. */
const strokeStep = 30;
/** More strokes than this, of those on as much of the sheet, and what is around it may be print. */
const printShare = 0.12;

const crossing = (down: Line, level: Line, { width, height }: Raster): Point => {
  // x = at + leaning (y - height / 2), y = at + leaning (x - width / 2)
  const x =
    (down.at + down.leaning * (level.at - (level.leaning * width) / 2 - height / 2)) /
    (1 - down.leaning * level.leaning);
  return { x, y: level.at + level.leaning * (x - width / 2) };
};

/** Twice the area that lies to the right of a way from one place to another, as seen from a third. */
const turnOf = (from: Point, to: Point, of: Point): number =>
  (to.x - from.x) * (of.y - from.y) - (to.y - from.y) * (of.x - from.x);

const areaOf = ([one, two, three, four]: Corners): number =>
  (turnOf(one, two, three) + turnOf(one, three, four)) / 2;

/** How much print there is on a sheet and around it, each as a share of what it fills. */
const isPrintAround = (small: Raster, corners: Corners): boolean => {
  const { width, height, grey } = small;
  const [inside, around] = [
    { strokes: 0, points: 1 },
    { strokes: 0, points: 1 },
  ];
  const border = 5;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const far = corners.map((corner, index) => {
        const next = corners[(index + 1) % 4] as Point;
        return turnOf(corner, next, { x, y }) / Math.hypot(next.x - corner.x, next.y - corner.y);
      });
      const nearest = Math.min(...far);
      if (Math.abs(nearest) < border) continue;
      const at = y * width + x;
      const own = grey[at] ?? 0;
      const change = Math.max(
        Math.abs(own - (grey[at + 1] ?? 0)),
        Math.abs(own - (grey[at + width] ?? 0)),
      );
      const counted = nearest > 0 ? inside : around;
      counted.points += 1;
      if (change > strokeStep) counted.strokes += 1;
    }
  return (
    around.strokes / around.points > printShare * (inside.strokes / inside.points) &&
    around.strokes > 20
  );
};

/** The corners in points of the picture, their edges followed in a larger one. */
const finer = (
  picture: Raster,
  small: Small,
  corners: Corners,
  [left, right, top, bottom]: readonly [Line, Line, Line, Line],
): Corners => {
  const fine = shrunk(picture, fineSide);
  const times = small.scale / fine.scale;
  const { downward, level } = sidesOf(fine);
  const [one, two, three, four] = corners;
  const [middle, centre] = [small.height / 2, small.width / 2];
  const sides = [
    followed(left, downward, times, [one.y - middle, four.y - middle]),
    followed(right, downward, times, [two.y - middle, three.y - middle]),
    followed(top, level, times, [one.x - centre, two.x - centre]),
    followed(bottom, level, times, [four.x - centre, three.x - centre]),
  ] as const;
  const place = (down: Line, across: Line): Point => {
    const { x, y } = crossing(down, across, fine);
    return { x: (x + 0.5) * fine.scale, y: (y + 0.5) * fine.scale };
  };
  return [
    place(sides[0], sides[2]),
    place(sides[1], sides[2]),
    place(sides[1], sides[3]),
    place(sides[0], sides[3]),
  ];
};

/**
 * The sheet of paper that lies on something else in a picture, wholly within it: the largest area that four straight edges
 * enclose, each of which parts two grounds. Null where there is none, as in a scan.
 */
export const sheetIn = (picture: Raster): Sheet | null => {
  const small = shrunk(picture, longSide);
  const { downward, level } = sidesOf(small);
  const [downs, levels] = [linesOf(downward), linesOf(level)].map((lines) =>
    lines.toSorted((one, other) => one.at - other.at),
  ) as [Line[], Line[]];
  const isWithin = ({ x, y }: Point): boolean =>
    x > -4 && y > -4 && x < small.width + 4 && y < small.height + 4;
  let best: { corners: Corners; lines: [Line, Line, Line, Line]; score: number } | null = null;
  for (const left of downs)
    for (const right of downs) {
      if (right.at - left.at < leastShare * small.width) continue;
      for (const top of levels)
        for (const bottom of levels) {
          if (bottom.at - top.at < leastShare * small.height) continue;
          const corners: Corners = [
            crossing(left, top, small),
            crossing(right, top, small),
            crossing(right, bottom, small),
            crossing(left, bottom, small),
          ];
          const score = Math.sqrt(areaOf(corners));
          if (!corners.every(isWithin) || (best && score * 4 <= best.score)) continue;
          const [one, two, three, four] = corners;
          const edges = [
            seenOf(left, downward, one.y, four.y),
            seenOf(right, downward, two.y, three.y),
            seenOf(top, level, one.x, two.x),
            seenOf(bottom, level, four.x, three.x),
          ];
          const seen = edges.reduce((sum, each) => sum + each.seen, 0);
          const isSheet =
            edges.every((each) => each.seen >= leastSeen && each.step >= leastStep) &&
            seen >= 4 * leastSeenOfAll;
          if (isSheet && (!best || score * seen > best.score))
            best = { corners, lines: [left, right, top, bottom], score: score * seen };
        }
    }
  if (!best) return null;
  const { corners, lines } = best;
  return {
    corners: finer(picture, small, corners, lines),
    isAmongPrint: isPrintAround(small, corners),
  };
};
