import type { Raster } from '../scan/raster.ts';
import { decodeFax, type FaxCoding } from './decode-fax.ts';

/** No resume has more pages; a file made to take long might. */
const mostPictures = 20;
/** The description of a picture before its bytes, in signs. */
const longestDescription = 2000;

interface FaxStream {
  bytes: Uint8Array;
  width: number;
  height: number;
  coding: FaxCoding;
}

/** What a picture's description says under a name; 0 where it says nothing. */
export const numberIn = (description: string, name: string): number =>
  Number(new RegExp(`/${name} *(-?\\d{1,6})(?!\\d| +\\d+ +R)`).exec(description)?.[1] ?? 0);

/** The compressed pictures of a PDF file in black and white, in its order; those that are compressed twice are left out. */
const streamsIn = (file: Uint8Array): FaxStream[] => {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  const streams: FaxStream[] = [];
  let at = text.indexOf('/CCITTFaxDecode');
  for (let count = 0; at >= 0 && count < mostPictures; count += 1) {
    const before = text.slice(Math.max(0, at - longestDescription), at);
    const after = text.slice(at, at + longestDescription);
    const begin = /stream\r?\n/.exec(after);
    const start = at + (begin ? begin.index + begin[0].length : 0);
    const end = begin ? text.indexOf('endstream', start) : -1;
    const description = (
      before.slice(before.lastIndexOf(' obj') + 1) + after.slice(0, begin?.index ?? 0)
    ).replaceAll(/\s+/g, ' ');
    const [width, height] = [numberIn(description, 'Width'), numberIn(description, 'Height')];
    const coding = {
      k: numberIn(description, 'K'),
      isAligned: /\/EncodedByteAlign true/.test(description),
    };
    if (end > start && !description.includes('/FlateDecode') && width * height > 0)
      streams.push({ bytes: file.subarray(start, end), width, height, coding });
    at = text.indexOf('/CCITTFaxDecode', Math.max(end, at + 1));
  }
  return streams;
};

/** Gives the pictures of a PDF file that scanners compressed as faxes, which PDF.js is without: the next one of a size. */
export const openFaxPictures = (
  file: Uint8Array,
): ((width: number, height: number) => Raster | null) => {
  const streams = streamsIn(file);
  return (width, height) => {
    const at = streams.findIndex((one) => one.width === width && one.height === height);
    const [stream] = at < 0 ? [] : streams.splice(at, 1);
    return stream ? decodeFax(stream.bytes, width, height, stream.coding) : null;
  };
};
