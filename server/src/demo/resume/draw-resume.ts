import type { ResumeContent } from './content.ts';
import { layouts, type LayoutName } from './layouts.ts';
import { palettes } from './palettes.ts';
import { openSheet } from './resume-pen.ts';

export interface DrawnResume {
  /** A PDF file. */
  bytes: Uint8Array;
  /** What it says, in the order in which people read it. */
  read: readonly string[];
}

/** With one experience less: a second page with two lines on it looks like a mistake. */
const shorter = (content: ResumeContent): ResumeContent => ({
  ...content,
  experiences: content.experiences.slice(0, -1),
});

/** `colour` chooses among the palettes: any whole number will do. */
export const drawResume = async (
  content: ResumeContent,
  layout: LayoutName,
  { colour, madeAt }: { colour: number; madeAt: Date },
): Promise<DrawnResume> => {
  const name = `${content.firstName} ${content.lastName}`;
  const sheet = openSheet(`CV de ${name}`, name, madeAt);
  const palette = palettes[colour % palettes.length] ?? palettes[0];
  if (!palette) throw new Error('No palette.');
  layouts[layout](sheet, content, palette);
  const pages = sheet.doc.bufferedPageRange().count;
  const bytes = await sheet.finish();
  return pages > 1 && layout !== 'dossier' && content.experiences.length > 1
    ? drawResume(shorter(content), layout, { colour, madeAt })
    : { bytes, read: sheet.read };
};
