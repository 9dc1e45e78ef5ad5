/** One value for each point, row by row; of more than eight bits in two bytes, the lower first. */
export interface Plane {
  width: number;
  height: number;
  /** Bytes from one row to the next. */
  stride: number;
  bits_per_pixel: number;
  data: Uint8Array;
}

/** A picture as it is stored: how light each point is, and how blue and how red each four of them; turned as it was held. */
export interface StoredPicture {
  width: number;
  height: number;
  light: Plane;
  /** Null of a picture in greys. */
  blue: Plane | null;
  red: Plane | null;
}

/** What stands for no colour. */
const grey = 128;

/** A plane drawn so many points wide and high, each the mean of what it covers; in eight bits. */
const scaled = (plane: Plane, width: number, height: number): Uint8Array => {
  const { data, stride, bits_per_pixel: bits } = plane;
  const bytes = bits > 8 ? 2 : 1;
  const made = new Uint8Array(width * height);
  const columns = Array.from({ length: width + 1 }, (_, x) =>
    Math.floor((x * plane.width) / width),
  );
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * plane.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * plane.height) / height));
    for (let x = 0; x < width; x += 1) {
      const left = columns[x] ?? 0;
      const right = Math.max(left + 1, columns[x + 1] ?? 0);
      let sum = 0;
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1) {
          const at = row * stride + column * bytes;
          sum += bytes === 1 ? (data[at] ?? 0) : (data[at] ?? 0) + 256 * (data[at + 1] ?? 0);
        }
      made[y * width + x] = sum / ((bottom - top) * (right - left)) / 2 ** (bits - 8);
    }
  }
  return made;
};

/** Colours as screens have them, four bytes a point. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A stored picture no longer than this, in colours (ITU-R BT.601 in its full range, as telephones store). */
export const scaledPicture = (stored: StoredPicture, longest: number): Picture => {
  const scale = Math.min(1, longest / Math.max(stored.width, stored.height));
  const width = Math.max(1, Math.round(stored.width * scale));
  const height = Math.max(1, Math.round(stored.height * scale));
  const plane = (of: Plane | null): Uint8Array =>
    of ? scaled(of, width, height) : new Uint8Array(width * height).fill(grey);
  const [light, blue, red] = [plane(stored.light), plane(stored.blue), plane(stored.red)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < light.length; at += 1) {
    const [y, b, r] = [light[at] ?? 0, (blue[at] ?? grey) - grey, (red[at] ?? grey) - grey];
    data[at * 4] = y + 1.402 * r;
    data[at * 4 + 1] = y - 0.344136 * b - 0.714136 * r;
    data[at * 4 + 2] = y + 1.772 * b;
    data[at * 4 + 3] = 255;
  }
  return { width, height, data };
};
