import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Raster } from './raster.ts';

/** A word as it was found in a picture; its place in points of the picture. */
export interface Word {
  rect: { left: number; top: number; right: number; bottom: number };
  /** 1: starts a line; 2: ends one; 3: both. */
  flags: number;
  /** From 0 to 1. */
  confidence: number;
  text: string;
}

/** The flag of a word that starts a line. */
export const startOfLine = 1;

/** What of the package is used: it has types, but does not say where. */
interface Engine {
  setVariable: (name: string, value: string) => void;
  loadModel: (letters: Uint8Array) => void;
  loadImage: (image: { width: number; height: number; data: Uint8ClampedArray }) => void;
  clearImage: () => void;
  getOrientation: () => { rotation: number; confidence: number };
  getTextBoxes: (unit: 'word') => Word[];
}

interface Package {
  createOCREngine: (options: { wasmBinary: Uint8Array }) => Promise<Engine>;
}

const packages = createRequire(import.meta.url);

/** The engine and the French letters, both from their packages when the first scan comes: nothing is fetched. */
const openEngine = async (): Promise<Engine> => {
  const code = packages.resolve('tesseract-wasm');
  const letters = packages.resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz');
  const { createOCREngine } = (await import(pathToFileURL(code).href)) as Package;
  const engine = await createOCREngine({
    wasmBinary: readFileSync(code.replace(/lib\.js$/, 'tesseract-core.wasm')),
  });
  engine.loadModel(gunzipSync(readFileSync(letters)));
  // It would say on the error stream what it takes the picture for.
  engine.setVariable('user_defined_dpi', '200');
  return engine;
};

let opened: Promise<Engine> | null = null;

const asImage = ({ width, height, grey }: Raster) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [at, light] of grey.entries()) {
    data[at * 4] = data[at * 4 + 1] = data[at * 4 + 2] = light;
    data[at * 4 + 3] = 255;
  }
  return { width, height, data };
};

/** By how many quarters, clockwise, a page seems to lie turned, by the letters that rise above and fall below their lines. */
export const quartersTurned = async (raster: Raster): Promise<number> => {
  opened ??= openEngine();
  const engine = await opened;
  engine.loadImage(asImage(raster));
  const { rotation, confidence } = engine.getOrientation();
  return confidence > 0.5 ? rotation / 90 : 0;
};

/** The words of an upright picture, in the order in which they were found. */
export const recognise = async (raster: Raster): Promise<Word[]> => {
  opened ??= openEngine();
  const engine = await opened;
  engine.loadImage(asImage(raster));
  const words = engine.getTextBoxes('word');
  engine.clearImage();
  return words;
};
