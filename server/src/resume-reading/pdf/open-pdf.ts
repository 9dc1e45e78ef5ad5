import { getResolvedPDFJS } from 'unpdf';
import type { Matrix } from './matrix.ts';

interface Pictures {
  /** In pixels; larger ones are not decoded. */
  maxImageSize: number;
  isOffscreenCanvasSupported?: boolean;
  isImageDecoderSupported?: boolean;
}

/** A text as PDF.js tells of it, in the page’s own coordinates. */
export interface DrawnText {
  str: string;
  width: number;
  transform: Matrix;
  fontName: string;
}

/**
 * Opens a PDF file that a stranger may have made: nothing of it is run, and no picture is decoded unless it is asked for;
 * `close` it. Throws what PDF.js throws when the file cannot be read.
 */
export const openPdf = async (bytes: Uint8Array, pictures: Pictures = { maxImageSize: 0 }) => {
  const { getDocument, VerbosityLevel } = await getResolvedPDFJS();
  const loading = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    ...pictures,
  });
  const close = () => loading.destroy();
  try {
    return { document: await loading.promise, close };
  } catch (error) {
    await close();
    throw error;
  }
};
