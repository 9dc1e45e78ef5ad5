import jpeg from 'jpeg-js';
import { withDecodedHeic } from './decode-heic.ts';
import { scaledPicture } from './scaled-picture.ts';

/** Points along the longer side: a little over 200 an inch on A4, more than letters are read with. */
const longSide = 2600;
/** From 0 to 100: at this, letters have no seams. */
const quality = 85;

/** A photograph of a telephone that keeps HEIC, as a JPG file, upright as it was held. Throws where it cannot be decoded. */
export const heicToJpeg = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const picture = await withDecodedHeic(bytes, (stored) => scaledPicture(stored, longSide));
  return jpeg.encode(picture, quality).data;
};
