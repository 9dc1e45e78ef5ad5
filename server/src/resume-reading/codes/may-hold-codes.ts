import { mostPages, openPagePictures } from '../scan/page-raster.ts';
import { hasSquares } from './drawn-squares.ts';

/** Where text documents keep their pictures, and how PDF files name one: neither stands in what is compressed. */
const marks = {
  office: ['word/media/', 'Pictures/'],
  pdf: ['/Subtype/Image', '/Subtype /Image'],
} as const;

const holds = (bytes: Uint8Array, type: keyof typeof marks): boolean => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return marks[type].some((mark) => whole.includes(mark));
};

/** Whether a file has pictures, or squares as codes are drawn in, on its first pages. Throws what PDF.js throws. */
export const mayHoldCodes = async (bytes: Uint8Array, type: 'pdf' | 'office'): Promise<boolean> => {
  if (holds(bytes, type)) return true;
  if (type === 'office') return false;
  const file = await openPagePictures(bytes);
  try {
    for (let page = 1; page <= Math.min(file.pages, mostPages); page += 1)
      if (hasSquares(await file.look(page))) return true;
    return false;
  } finally {
    await file.close();
  }
};
