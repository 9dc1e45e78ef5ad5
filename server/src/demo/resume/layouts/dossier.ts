import { openColumn, type Column } from '../column.ts';
import type { ResumeContent } from '../content.ts';
import { marked } from '../heading-styles.ts';
import type { Palette } from '../palettes.ts';
import { helvetica, pageHeight, pageWidth, type Sheet } from '../resume-pen.ts';

const margin = 64;
const width = pageWidth - 2 * margin;

const pageNumbers = (sheet: Sheet, name: string, color: string): void => {
  const { count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(page);
    const text = `${name} – ${page + 1}/${count}`;
    sheet.doc.font(helvetica.regular).fontSize(8).fillColor(color);
    sheet.doc.text(text, margin, pageHeight - 36, { width, lineBreak: false });
  }
};

/** The way so far on the first page, what can be done on the second. */
const fillIn = (column: Column, content: ResumeContent): void => {
  column.heading('Profil');
  column.paragraph(content.profile);
  column.heading('Expériences');
  column.entries(content.experiences);
  column.heading('Formation');
  column.entries(content.education);
  column.heading('Projets et travaux');
  column.bullets(content.projects);
  column.heading('Compétences');
  column.bullets(content.skills);
  column.heading('Outils');
  column.bullets(content.tools);
  column.heading('Langues');
  column.bullets(content.languages);
  column.heading('Centres d’intérêt');
  column.bullets(content.interests);
};

/** Wide lines and large type over two pages, for those who have more to tell. */
export const dossier = (sheet: Sheet, content: ResumeContent, palette: Palette): void => {
  const { accent, ink, muted } = palette;
  const full = `${content.firstName} ${content.lastName}`;
  sheet.write(full, { x: margin, y: 54, width }, { font: helvetica.bold, size: 28, color: accent });
  sheet.write(
    content.headline,
    { x: margin, y: 90, width },
    { font: helvetica.regular, size: 13, color: ink },
  );
  const ways = [content.place, content.phone, content.email, content.mobility].filter(Boolean);
  const contact = { font: helvetica.regular, size: 10, color: muted };
  sheet.write(ways.join(', '), { x: margin, y: 112, width }, contact);
  sheet.rule(accent, { x: margin, y: 132 }, { x: margin + width, y: 132 }, 1.5);
  const column = openColumn(
    sheet,
    { x: margin, y: 138, width, bottom: pageHeight - 64, top: 60 },
    {
      face: helvetica,
      size: 10.5,
      ink,
      muted,
      accent,
      heading: marked(accent, 13),
      periods: 'right',
    },
  );
  fillIn(column, content);
  pageNumbers(sheet, full, muted);
};
