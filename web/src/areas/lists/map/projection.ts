/** A point, or a corner, of the drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** All of metropolitan France, with room around it for marks that stand at its edge. */
export const wholeOfFrance: Box = { x: -60, y: -60, width: 2570, height: 2460 };

/**
 * The outlines are drawn after Mercator. Where the degrees begin, and how many units one has, was measured on places of
 * which both are known (the ends of the mainland, the edge of Paris): off by less than 300 m there, by 2 km in Corsica.
 */
const origin = { x: 860.97, y: 9871.6 };
const unitsPerDegree = { x: 166.041, y: 165.551 };

const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

const latitudeAt = (mercatorDegrees: number): number =>
  (Math.atan(Math.exp((mercatorDegrees * Math.PI) / 180)) * 360) / Math.PI - 90;

export const onMap = ({ latitude, longitude }: Coordinates): Point => ({
  x: origin.x + unitsPerDegree.x * longitude,
  y: origin.y - unitsPerDegree.y * mercator(latitude),
});

export const onEarth = ({ x, y }: Point): Coordinates => ({
  latitude: latitudeAt((origin.y - y) / unitsPerDegree.y),
  longitude: (x - origin.x) / unitsPerDegree.x,
});

const kilometresPerDegree = 111.32;

/** How many units so many kilometres are at a latitude: Mercator stretches what is farther north. */
export const unitsOf = (km: number, latitude: number): number =>
  ((km / kilometresPerDegree) * unitsPerDegree.x) / Math.cos((latitude * Math.PI) / 180);

/** The box around an outline: a path of `M x y l dx dy …z` alone. */
export const boundsOf = (path: string): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of path.split('z')) {
    const numbers = ring.match(/-?\d+/g)?.map(Number) ?? [];
    let [x, y] = [0, 0];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x += numbers[at] ?? 0;
      y += numbers[at + 1] ?? 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The same middle, with room around it, in the proportions of the whole, so that the drawing keeps its size. */
export const framed = ({ x, y, width, height }: Box): Box => {
  const { width: wide, height: high } = wholeOfFrance;
  const share = Math.min(1, Math.max(0.06, (width / wide) * 1.5, (height / high) * 1.5));
  return {
    x: x + width / 2 - (wide * share) / 2,
    y: y + height / 2 - (high * share) / 2,
    width: wide * share,
    height: high * share,
  };
};
