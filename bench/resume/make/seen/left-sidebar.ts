import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** A dark sidebar at the left with labelled contact lines, skills and languages. */
export const leftSidebar: Layout = {
  name: 'left-sidebar',
  tool: 'browser',
  people: ['yanis', 'kevin'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><h3>${escape(title)}</h3><p class="grey">${escape(place)} | ${escape(dates)}</p>${list(lines)}</div>`,
      );
    const labelled = (label: string, value: string): string =>
      value === '' ? '' : `<p><b>${label}</b><br>${escape(value)}</p>`;
    return page(
      `body { font: 9.5pt/1.4 Lato; display: grid; grid-template-columns: 215px 1fr; min-height: 297mm }
       aside { background: #22313f; color: #fff; padding: 36px 20px; overflow-wrap: anywhere } main { padding: 36px 30px }
       h1 { font-size: 22pt } h2 { font-size: 12pt; text-transform: uppercase; margin: 14px 0 5px } h3 { font-size: 10.5pt } .grey { color: #667 } .entry { margin-bottom: 7px }`,
      `<aside>${section('Contact', labelled('Téléphone', person.phone) + labelled('E-mail', person.email ?? '') + labelled('Adresse', person.address.join(', ')) + person.extra.map((one) => paragraph(one)).join(''))}
       ${section('Compétences', person.skills.map(({ label, items }) => (label ? `<h3>${escape(label)}</h3>` : '') + list(items)).join(''))}
       ${section('Langues', list(person.languages.map(([name, level]) => `${name} : ${level}`)))}
       ${section('Intérêts', list(person.interests))}</aside>
       <main><h1>${escape(fullName(person))}</h1>${paragraph(person.headline)}
       ${section('Profil professionnel', paragraph(person.profile))}
       ${section('Expérience', entries(person.experience))}${section('Formation', entries(person.education))}</main>`,
    );
  },
};
