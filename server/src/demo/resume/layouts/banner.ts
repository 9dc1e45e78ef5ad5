import { gutter, openColumn } from '../column.ts';
import type { ResumeContent } from '../content.ts';
import { beside } from '../heading-styles.ts';
import type { Palette } from '../palettes.ts';
import { helvetica, pageWidth, type Sheet } from '../resume-pen.ts';

const margin = 46;
const width = pageWidth - 2 * margin;

/** A band of colour across the top, the dates in the margin. */
export const banner = (sheet: Sheet, content: ResumeContent, palette: Palette): void => {
  const { accent, soft, ink, muted } = palette;
  sheet.fill(accent, { x: 0, y: 0, width: pageWidth, height: 124 });
  const name = { font: helvetica.bold, size: 25, color: '#ffffff' };
  const headline = { font: helvetica.regular, size: 12.5, color: '#ffffff' };
  const contact = { font: helvetica.regular, size: 9.5, color: soft };
  sheet.write(`${content.firstName} ${content.lastName}`, { x: margin, y: 30, width }, name);
  sheet.write(content.headline, { x: margin, y: 62, width }, headline);
  const ways = [content.place, content.phone, content.email, content.mobility].filter(Boolean);
  sheet.write(ways.join('   |   '), { x: margin, y: 94, width }, contact);

  const column = openColumn(
    sheet,
    { x: margin, y: 136, width },
    {
      face: helvetica,
      size: 9.5,
      ink,
      muted,
      accent,
      heading: beside(accent, gutter),
      periods: 'gutter',
    },
  );
  if (content.profile !== '') column.paragraph(content.profile);
  column.heading('Formation');
  column.entries(content.education);
  column.heading('Expériences professionnelles');
  column.entries(content.experiences);
  column.heading('Compétences');
  column.lines([content.skills.join(' · '), `Outils : ${content.tools.join(' · ')}`]);
  if (content.projects.length > 0) {
    column.heading('Projets et réalisations');
    column.bullets(content.projects);
  }
  column.heading('Langues et loisirs');
  column.lines([content.languages.join(' · '), content.interests.join(' · ')]);
};
