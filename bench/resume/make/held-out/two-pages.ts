import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** Two pages: work first, the name again at the head of the second page, references at the end. */
export const twoPages: Layout = {
  name: 'two-pages',
  tool: 'browser',
  people: ['tiago', 'solene'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><div class="side">${escape(dates)}</div><div><h3>${escape(place)} — ${escape(title)}</h3>${list(lines)}</div></div>`,
      );
    return page(
      `@page { margin: 18mm 20mm } body { font: 11.5pt/1.6 "Liberation Serif" } h1 { font-size: 20pt }
       h2 { font-size: 13pt; text-transform: uppercase; margin: 18px 0 8px; color: #7b2d26 } h3 { font-size: 11.5pt }
       .entry { display: grid; grid-template-columns: 150px 1fr; margin-bottom: 12px } .next { break-before: page }`,
      `<h1>${escape(fullName(person))}</h1>${paragraph(person.headline)}
       <p>Adresse : ${escape(person.address.join(' – '))}</p><p>Tél. : ${escape(person.phone)}</p><p>Courriel : ${escape(person.email ?? '')}</p>
       ${person.extra.map((one) => paragraph(one)).join('')}
       ${section('Projet professionnel', paragraph(person.profile))}
       ${section('Expérience professionnelle', entries(person.experience))}
       <div class="next">${paragraph(`${fullName(person)} – page 2`)}
       ${section('Formation initiale et continue', entries(person.education))}
       ${section('Compétences clés', person.skills.map(({ items }) => list(items)).join(''))}
       ${section('Connaissances linguistiques', paragraph(person.languages.map(([name, level]) => `${name} (${level})`).join(' ; ')))}
       ${section('Centres d’intérêt', paragraph(person.interests.join(', ')))}${section('Références', list(person.references ?? []))}</div>`,
    );
  },
};
