import { numberIn } from '../fax/fax-pictures.ts';
import { mostPixels } from './most-pixels.ts';

/** No resume holds more pictures; a file made to take long might. */
const mostPictures = 200;
/** The description of a picture, in signs before and after the word that says what it is. */
const longest = 1000;

/** Whether a PDF file holds a picture that is too large to be decoded: PDF.js leaves it out without a word. */
export const holdsTooLarge = (file: Uint8Array): boolean => {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  const named = [...text.matchAll(/\/Subtype\s?\/Image/g).take(mostPictures)];
  return named.some(({ index }) => {
    const before = text.slice(Math.max(0, index - longest), index);
    const [after = ''] = text.slice(index, index + longest).split(/stream|endobj/, 1);
    const description = before.slice(before.lastIndexOf(' obj') + 1) + after;
    const sides = ['Width', 'Height'].map((side) => numberIn(description, side));
    return sides.reduce((points, side) => points * side, 1) > mostPixels();
  });
};
