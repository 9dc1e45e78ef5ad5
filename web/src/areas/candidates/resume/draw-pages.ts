import type { PDFDocumentProxy } from 'unpdf/pdfjs';

/** More than these no resume has; what follows is left to the file itself. */
export const mostPages = 10;

/** Sharper than this nobody sees, and each step costs a phone four times the memory. */
const sharpest = 2;

export interface ResumePages {
  /** Pages of the file, drawn or not. */
  count: number;
  /** Width by height of the first page: the room that it takes before it is drawn. */
  ratio: number;
  /** Draws a page, from 1 on, as wide as its canvas is shown, and answers what is written on it. */
  draw: (page: number, canvas: HTMLCanvasElement) => Promise<string>;
  close: () => void;
}

const textOf = async (page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>) => {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : ''))
    .join('')
    .trim();
};

const drawPage = async (
  file: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
): Promise<string> => {
  const page = await file.getPage(number);
  const plain = page.getViewport({ scale: 1 });
  const density = Math.min(globalThis.devicePixelRatio || 1, sharpest);
  const viewport = page.getViewport({ scale: (canvas.clientWidth * density) / plain.width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  canvas.style.aspectRatio = `${plain.width} / ${plain.height}`;
  await page.render({ canvas, viewport }).promise;
  return textOf(page);
};

/** Opens a PDF file to be looked at; fails where it is none. What it links to or would run stays dead. */
export const openPages = async (file: Blob): Promise<ResumePages> => {
  const { getDocument } = await import('unpdf/pdfjs');
  const data = new Uint8Array(await file.arrayBuffer());
  const loading = getDocument({ data, useSystemFonts: true, useWasm: false, verbosity: 0 });
  const opened = await loading.promise;
  const first = (await opened.getPage(1)).getViewport({ scale: 1 });
  return {
    count: opened.numPages,
    ratio: first.width / first.height,
    draw: (page, canvas) => drawPage(opened, page, canvas),
    close: () => void loading.destroy(),
  };
};
