import type { Layout } from '../person.ts';
import { document, line, paragraphStyle } from '../writer.ts';

/** A word processor's plain text: dates before a tab stop, dashes typed by hand, labels before colons. */
export const writerTabs: Layout = {
  name: 'writer-tabs',
  tool: 'writer',
  people: ['pierre-louis', 'oumar'],
  write: (person) => {
    const entries = (of: typeof person.education): string[] =>
      of.flatMap(({ dates, title, place, lines }) => [
        line('entry', `${dates}\t${title}`),
        line('entry', `\t${place}`),
        ...lines.map((one) => line('entry', `\t- ${one}`)),
      ]);
    const part = (heading: string, lines: readonly string[]): string[] =>
      lines.length === 0 ? [] : [line('heading', heading), ...lines];
    return document(
      paragraphStyle('body', '') +
        paragraphStyle('name', 'fo:font-size="15pt" fo:font-weight="bold"') +
        paragraphStyle(
          'title',
          'fo:font-size="13pt" fo:font-weight="bold"',
          'fo:text-align="center" fo:margin-top="0.3cm"',
        ) +
        paragraphStyle(
          'heading',
          'fo:font-weight="bold" style:text-underline-style="solid"',
          'fo:margin-top="0.4cm"',
        ) +
        paragraphStyle(
          'entry',
          '',
          '',
          '<style:tab-stops><style:tab-stop style:position="3.6cm"/></style:tab-stops>',
        ),
      [
        line('name', `${person.name[1].toUpperCase()} ${person.name[0]}`),
        ...person.address.map((one) => line('body', one)),
        line('body', `Portable : ${person.phone}`),
        ...(person.email ? [line('body', `Mail : ${person.email}`)] : []),
        ...person.extra.map((one) => line('body', one)),
        line('title', person.headline),
        ...(person.profile ? [line('body', person.profile)] : []),
        ...part('ÉTUDES ET DIPLÔMES :', entries(person.education)),
        ...part('EMPLOIS ET STAGES :', entries(person.experience)),
        ...part(
          'COMPÉTENCES :',
          person.skills.flatMap(({ items }) => items.map((item) => line('body', `- ${item}`))),
        ),
        ...part(
          'LANGUES PARLÉES :',
          person.languages.map(([name, level]) => line('body', `- ${name} (${level})`)),
        ),
        ...part('DIVERS :', [line('body', `Loisirs : ${person.interests.join(', ')}`)]),
        ...part(
          'PERSONNES À CONTACTER :',
          (person.references ?? []).map((one) => line('body', one)),
        ),
        ...(person.closing ? [line('heading', 'PROJET :'), line('body', person.closing)] : []),
      ].join(''),
    );
  },
};
