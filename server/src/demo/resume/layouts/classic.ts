import { openColumn } from '../column.ts';
import type { ResumeContent } from '../content.ts';
import { ruled } from '../heading-styles.ts';
import type { Palette } from '../palettes.ts';
import { pageWidth, times, type Sheet } from '../resume-pen.ts';

const margin = 58;
const width = pageWidth - 2 * margin;

/** Set in Times under a centred name: the resume that a teacher would recommend. */
export const classic = (sheet: Sheet, content: ResumeContent, palette: Palette): void => {
  const { accent, ink, muted } = palette;
  const middle = { align: 'center' as const };
  const name = { font: times.bold, size: 24, color: ink, ...middle };
  const headline = { font: times.italic, size: 13, color: accent, ...middle };
  const contact = { font: times.regular, size: 10.5, color: muted, ...middle };
  let y = 46;
  const line = (text: string, hand: typeof name | typeof headline): void => {
    y += sheet.write(text, { x: margin, y, width }, hand) + 2;
  };
  line(`${content.firstName} ${content.lastName}`, name);
  line(content.headline, headline);
  line([content.place, content.mobility].filter(Boolean).join(' – '), contact);
  line(`${content.phone} – ${content.email}`, contact);

  const column = openColumn(
    sheet,
    { x: margin, y: y + 2, width },
    {
      face: times,
      size: 10.5,
      ink,
      muted,
      accent,
      heading: ruled(accent, times),
      periods: 'right',
    },
  );
  if (content.profile !== '') {
    column.heading('Profil');
    column.paragraph(content.profile);
  }
  column.heading('Formation');
  column.entries(content.education);
  column.heading('Expérience');
  column.entries(content.experiences);
  if (content.projects.length > 0) {
    column.heading('Réalisations');
    column.bullets(content.projects);
  }
  column.heading('Compétences');
  column.lines([
    content.skills.join(' · '),
    `Outils : ${content.tools.join(' · ')}`,
    `Langues : ${content.languages.join(' · ')}`,
    `Loisirs : ${content.interests.join(' · ')}`,
  ]);
};
