import { eachEntry, escape, page, withoutAccents } from '../html.ts';
import type { Layout, Person } from '../person.ts';

const plain = (text: string): string => escape(withoutAccents(text));

/** No accents, names and titles in capitals, everything on one page in boxes with dotted frames. */
export const plainCapitals: Layout = {
  name: 'plain-capitals',
  tool: 'browser',
  people: ['pierre-louis', 'rayan'],
  write: (person: Person) => {
    const box = (heading: string, content: string): string =>
      content === '' ? '' : `<fieldset><legend>${heading}</legend>${content}</fieldset>`;
    const lines = (items: readonly string[]): string =>
      items.map((item) => `<p>* ${plain(item)}</p>`).join('');
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        (entry) =>
          `<p><b>${plain(entry.dates)} : ${plain(entry.title).toUpperCase()}</b>, ${plain(entry.place)}</p>${entry.lines.map((one) => `<p class="in">${plain(one)}</p>`).join('')}`,
      );
    return page(
      `body { font: 10pt/1.4 "DejaVu Sans Condensed"; padding: 36px 40px } fieldset { border: 1px dotted #555; margin: 8px 0 } legend { font-weight: bold }
       .in { margin-left: 18px } h1 { font-size: 15pt }`,
      `<h1>${plain(`${person.name[1]} ${person.name[0]}`).toUpperCase()}</h1>
       <p>${[...person.address, `TEL ${person.phone}`, `EMAIL ${person.email ?? ''}`].map(plain).join(' - ')}</p>
       <p>${plain(person.extra.join(' - '))}</p><p><b>${plain(person.headline).toUpperCase()}</b></p>
       ${box('OBJECTIF', (person.profile ?? person.closing) ? `<p>${plain(person.profile ?? person.closing ?? '')}</p>` : '')}
       ${box('ETUDES', entries(person.education))}${box('EXPERIENCES PROFESSIONNELLES', entries(person.experience))}
       ${box('COMPETENCES', lines(person.skills.flatMap(({ items }) => items)))}
       ${box('LANGUES', lines(person.languages.map(([name, level]) => `${name.toUpperCase()} ${level}`)))}
       ${box('ACTIVITES EXTRA-SCOLAIRES', lines(person.interests))}${box('REFERENCES', lines(person.references ?? []))}`,
    );
  },
};
