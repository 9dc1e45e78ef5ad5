import type { Layout } from '../person.ts';
import { columnStyles, document, line, paragraphStyle, row, table } from '../writer.ts';

const widths = [3.4, 13.6];

/** A word processor's file: headings across, then tables with dates at the left and texts at the right. */
export const wordTable: Layout = {
  name: 'word-table',
  tool: 'writer',
  people: ['lucas', 'elodie'],
  write: (person) => {
    const entries = (of: typeof person.education, name: string): string =>
      table(
        name,
        widths,
        of.map(({ dates, title, place, lines }) =>
          row([
            line('body', dates),
            line('strong', title) +
              line('body', place) +
              lines.map((one) => line('body', `- ${one}`)).join(''),
          ]),
        ),
      );
    const part = (heading: string, content: string): string =>
      content === '' ? '' : line('heading', heading) + content;
    return document(
      paragraphStyle('body', '') +
        paragraphStyle('strong', 'fo:font-weight="bold"') +
        paragraphStyle('name', 'fo:font-size="17pt" fo:font-weight="bold"') +
        paragraphStyle(
          'heading',
          'fo:font-size="12pt" fo:font-weight="bold"',
          'fo:margin-top="0.4cm" fo:border-bottom="0.5pt solid #000000"',
        ) +
        columnStyles('A', widths) +
        columnStyles('B', widths),
      [
        line('name', `${person.name[0]} ${person.name[1].toUpperCase()}`),
        line('body', person.headline),
        ...person.address.map((one) => line('body', one)),
        line('body', `Tél. ${person.phone}`),
        ...(person.email ? [line('body', `Email : ${person.email}`)] : []),
        line('body', person.extra.join(', ')),
        part('Objectif', person.profile ? line('body', person.profile) : ''),
        part('Expériences professionnelles', entries(person.experience, 'A')),
        part('Formation', entries(person.education, 'B')),
        part(
          'Compétences',
          person.skills
            .map(({ label, items }) =>
              line('body', `${label ? `${label} : ` : ''}${items.join(' ; ')}`),
            )
            .join(''),
        ),
        part(
          'Langues',
          person.languages.map(([name, level]) => line('body', `${name} : ${level}`)).join(''),
        ),
        part('Loisirs', line('body', person.interests.join(', '))),
        part('Références', (person.references ?? []).map((one) => line('body', one)).join('')),
      ].join(''),
    );
  },
};
