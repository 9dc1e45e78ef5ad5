import type { Card } from '../contact/own-cards.ts';
import type { WrittenLine } from '../lines/lines.ts';
import { firstOf, type ResumeFields } from '../read-resume.ts';
import type { FindCommunes } from '../contact/communes.ts';
import type { ResumeFileType } from './file-types.ts';
import { knownHome } from '../scan/doubts/known-home.ts';
import { readFile, readScan } from './read-file.ts';

export interface ScanTask {
  bytes: Uint8Array<ArrayBuffer>;
  type: ResumeFileType;
  recogniseMs: number;
  withTexts: boolean;
  /** Whether nothing but codes is looked at. */
  codesAlone: boolean;
  isDrawing: Int32Array<SharedArrayBuffer> | null;
}

export interface ScanFields {
  fields: ResumeFields;
  isWhole: boolean;
  /** Whether codes said it all, and no letter may be wrong. */
  isCoded: boolean;
  /** Whether a picture was too large to be looked at, and nothing else was read. */
  isTooLarge: boolean;
}

type Reading = (lines: readonly WrittenLine[], cards: readonly Card[]) => ResumeFields;

/** What the pictures of a resume say of its author: by the letters that are recognised in them, and by codes among its texts. */
export const readScanFields = async (
  { bytes, type, recogniseMs, withTexts, codesAlone, isDrawing }: ScanTask,
  reading: Reading,
  findCommunes: FindCommunes,
): Promise<ScanFields> => {
  const recognisedIn: Reading = (lines, cards) => {
    const fields = reading(lines, cards);
    return { ...fields, home: fields.home && knownHome(fields.home, findCommunes) };
  };
  const shown = { forMs: recogniseMs, withTexts, isDrawing };
  if (withTexts) {
    const { lines, cards, isWhole, isTooLarge } = await readScan(bytes, type, shown);
    // Where on the page as it is read a code stands is not known: pages are turned and straightened.
    const fields = recognisedIn(
      lines,
      cards.map((card) => ({ ...card, place: null })),
    );
    return { fields, isWhole, isCoded: false, isTooLarge };
  }
  const coded: ResumeFields[] = [];
  // PDF.js takes the bytes that it is given.
  const kept = new Uint8Array(bytes);
  const { lines, isWhole, isTooLarge } = await readScan(bytes, type, {
    ...shown,
    isEnough: async (cards) => {
      if (cards.length === 0) return codesAlone;
      const maxPages = Math.max(...cards.map(({ page }) => page));
      const { lines: texts } = await readFile(kept, type, { maxPages, withPdf: false });
      const isPlaced = type === 'pdf';
      const fields = reading(
        texts,
        cards.map(({ page, x, y, ...card }) => ({
          ...card,
          place: isPlaced ? { page, x, y } : null,
        })),
      );
      coded.push(fields);
      return codesAlone || (fields.email !== null && fields.phone !== null);
    },
  });
  const recognised = recognisedIn(lines, []);
  const [said] = coded;
  if (!said) return { fields: recognised, isWhole, isCoded: false, isTooLarge };
  if (lines.length === 0) return { fields: said, isWhole, isCoded: true, isTooLarge };
  return {
    fields: { ...recognised, hasText: true, ...firstOf(said, recognised) },
    isWhole,
    isCoded: false,
    isTooLarge,
  };
};
