import { openColumn, type ColumnStyle } from '../column.ts';
import type { ResumeContent } from '../content.ts';
import { underlined } from '../heading-styles.ts';
import type { Palette } from '../palettes.ts';
import { helvetica, pageHeight, pageWidth, type Sheet } from '../resume-pen.ts';

const margin = 42;
const top = 122;
const sideWidth = 150;
const mainWidth = pageWidth - 2 * margin - sideWidth - 36;
const sideX = margin + mainWidth + 36;

/** The name over everything, the story wide at the left, what can be listed on a pale panel at the right. */
export const split = (sheet: Sheet, content: ResumeContent, palette: Palette): void => {
  const { accent, tint, ink, muted } = palette;
  const width = pageWidth - 2 * margin;
  sheet.fill(tint, { x: sideX - 18, y: top - 6, width: pageWidth, height: pageHeight });
  sheet.fill(accent, { x: margin, y: 38, width: 46, height: 4 });
  const name = { font: helvetica.bold, size: 26, color: ink };
  const headline = { font: helvetica.regular, size: 12, color: accent };
  sheet.write(`${content.firstName} ${content.lastName}`, { x: margin, y: 50, width }, name);
  sheet.write(content.headline, { x: margin, y: 84, width }, headline);

  const style: ColumnStyle = {
    face: helvetica,
    size: 9.5,
    ink,
    muted,
    accent,
    heading: underlined(accent, helvetica, 10),
    periods: 'above',
  };
  const story = openColumn(sheet, { x: margin, y: top, width: mainWidth }, style);
  if (content.profile !== '') {
    story.heading('À propos');
    story.paragraph(content.profile);
  }
  story.heading('Parcours professionnel');
  story.entries(content.experiences);
  story.heading('Études');
  story.entries(content.education);
  if (content.projects.length > 0) {
    story.heading('Projets');
    story.bullets(content.projects);
  }
  sheet.doc.switchToPage(0);
  const side = openColumn(
    sheet,
    { x: sideX, y: top, width: sideWidth },
    { ...style, size: 9, heading: underlined(accent, helvetica, 9.5) },
  );
  side.heading('Contact');
  side.lines([content.place, content.phone, content.email, content.mobility].filter(Boolean));
  side.heading('Savoir-faire');
  side.bullets(content.skills);
  side.heading('Outils');
  side.bullets(content.tools);
  side.heading('Langues');
  side.lines(content.languages);
  side.heading('Et aussi');
  side.lines(content.interests);
};
