import { openColumn, type ColumnStyle } from '../column.ts';
import type { ResumeContent } from '../content.ts';
import { marked, quiet } from '../heading-styles.ts';
import type { Palette } from '../palettes.ts';
import { helvetica, pageHeight, type Sheet } from '../resume-pen.ts';

const panelWidth = 190;

/** A coloured panel with the person at the left, the story at the right. */
export const sidebar = (sheet: Sheet, content: ResumeContent, palette: Palette): void => {
  const { accent, soft, ink, muted } = palette;
  const panel = () => sheet.fill(accent, { x: 0, y: 0, width: panelWidth, height: pageHeight });
  panel();
  const initials = `${content.firstName.charAt(0)}${content.lastName.charAt(0)}`;
  sheet.doc
    .circle(panelWidth / 2, 88, 40)
    .lineWidth(1.5)
    .stroke(soft);
  const box = { x: panelWidth / 2 - 40, y: 72, width: 80 };
  sheet.write(initials, box, { font: 'Helvetica', size: 28, color: '#ffffff', align: 'center' });

  const inPanel: ColumnStyle = {
    face: helvetica,
    size: 9,
    ink: '#ffffff',
    muted: soft,
    accent: soft,
    heading: quiet(soft),
    periods: 'above',
  };
  const side = openColumn(sheet, { x: 24, y: 148, width: panelWidth - 44 }, inPanel);
  const name = { font: helvetica.bold, size: 17, color: '#ffffff' };
  side.y += sheet.write(content.firstName, { x: 24, y: side.y, width: panelWidth - 40 }, name);
  side.y += sheet.write(content.lastName, { x: 24, y: side.y, width: panelWidth - 40 }, name);
  side.heading('Contact');
  side.lines([content.phone, content.email, content.place, content.mobility].filter(Boolean));
  side.heading('Compétences');
  side.bullets(content.skills);
  side.heading('Outils');
  side.bullets(content.tools);
  side.heading('Langues');
  side.lines(content.languages);
  side.heading('Centres d’intérêt');
  side.lines(content.interests);

  const main: ColumnStyle = {
    face: helvetica,
    size: 9.5,
    ink,
    muted,
    accent,
    heading: marked(accent),
    periods: 'above',
  };
  const width = 595 - panelWidth - 58;
  const story = openColumn(sheet, { x: panelWidth + 26, y: 46, width }, main, panel);
  const title = { font: helvetica.bold, size: 15, color: accent };
  story.y += sheet.write(content.headline, { x: panelWidth + 26, y: story.y, width }, title) + 4;
  if (content.profile !== '') story.paragraph(content.profile);
  story.heading('Expériences');
  story.entries(content.experiences);
  story.heading('Formation');
  story.entries(content.education);
  if (content.projects.length > 0) {
    story.heading('Projets');
    story.bullets(content.projects);
  }
};
