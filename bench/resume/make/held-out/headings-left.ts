import type { Layout } from '../person.ts';
import { columnStyles, document, line, paragraphStyle, row, table } from '../writer.ts';

const widths = [4, 13];

/** A word processor's table without lines: each heading in the left column, its section in the right one. */
export const headingsLeft: Layout = {
  name: 'headings-left',
  tool: 'writer',
  people: ['solene', 'ines'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      of
        .map(
          ({ dates, title, place, lines }) =>
            line('strong', `${title} (${dates})`) +
            line('body', place) +
            lines.map((one) => line('body', `• ${one}`)).join(''),
        )
        .join('');
    const part = (heading: string, content: string): string[] =>
      content === '' ? [] : [row([line('heading', heading), content])];
    return document(
      paragraphStyle('body', '') +
        paragraphStyle('strong', 'fo:font-weight="bold"') +
        paragraphStyle(
          'name',
          'fo:font-size="18pt" fo:font-weight="bold"',
          'fo:text-align="center"',
        ) +
        paragraphStyle('center', '', 'fo:text-align="center"') +
        paragraphStyle(
          'heading',
          'fo:font-weight="bold" fo:color="#2f5496"',
          'fo:margin-top="0.2cm"',
        ) +
        columnStyles('A', widths),
      [
        line('name', person.name.join(' ')),
        line('center', person.headline),
        line('center', person.address.join(', ')),
        line('center', `${person.phone} – ${person.email ?? ''}`),
        line('center', person.extra.join(' – ')),
        table('A', widths, [
          ...part('Présentation', person.profile ? line('body', person.profile) : ''),
          ...part('Expérience', entries(person.experience)),
          ...part('Scolarité', entries(person.education)),
          ...part(
            'Connaissances',
            person.skills
              .map(({ label, items }) =>
                line('body', `${label ? `${label} : ` : ''}${items.join(', ')}`),
              )
              .join(''),
          ),
          ...part(
            'Langues',
            line('body', person.languages.map(([name, level]) => `${name} ${level}`).join(', ')),
          ),
          ...part('Loisirs', line('body', person.interests.join(', '))),
          ...part('Références', (person.references ?? []).map((one) => line('body', one)).join('')),
        ]),
      ].join(''),
    );
  },
};
