import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** One column, the name in the middle, dates at the left of each entry. */
export const datesLeft: Layout = {
  name: 'dates-left',
  tool: 'browser',
  people: ['camille', 'elodie'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><div>${escape(dates)}</div><div><b>${escape(title)}</b>, ${escape(place)}${list(lines)}</div></div>`,
      );
    return page(
      `body { font: 10.5pt/1.35 Carlito; padding: 34px 50px } header { text-align: center } h1 { font-size: 22pt }
       h2 { font-size: 13pt; border-bottom: 1px solid #333; margin: 12px 0 5px } .entry { display: grid; grid-template-columns: 130px 1fr; margin-bottom: 5px }`,
      `<header><h1>${escape(fullName(person))}</h1>${paragraph(person.headline)}
       <p>${escape([...person.address, person.phone, person.email ?? ''].join(' • '))}</p>${paragraph(person.extra.join(' • '))}</header>
       ${section('Profil', paragraph(person.profile))}
       ${section('Formation', entries(person.education))}
       ${section('Expérience professionnelle', entries(person.experience))}
       ${section('Compétences', person.skills.map(({ label, items }) => paragraph(`${label ? `${label} : ` : ''}${items.join(', ')}`)).join(''))}
       ${section('Langues', paragraph(person.languages.map(([name, level]) => `${name} (${level})`).join(', ')))}
       ${section('Centres d’intérêt', paragraph(person.interests.join(', ')))}${section('Références', list(person.references ?? []))}`,
    );
  },
};
