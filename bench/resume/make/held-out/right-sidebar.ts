import { eachEntry, escape, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** A sidebar at the right with everything short; the name's letters are spaced out; dates above the titles. */
export const rightSidebar: Layout = {
  name: 'right-sidebar',
  tool: 'browser',
  people: ['antoine', 'nour'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><p class="dates">${escape(dates)}</p><h3>${escape(title)}</h3>
           <p>${escape(place)}</p>${list(lines)}</div>`,
      );
    const [first, last] = person.name;
    return page(
      `body { font: 9.5pt/1.4 "Open Sans"; display: grid; grid-template-columns: 1fr 205px; min-height: 297mm }
       main { padding: 40px 28px } aside { background: #f1e9df; padding: 40px 18px; overflow-wrap: anywhere }
       h1 { font-size: 23pt; font-weight: 300; letter-spacing: 6px; text-transform: uppercase }
       .headline { margin-bottom: 14px; color: #8a5a3b } h2 { font-size: 11pt; letter-spacing: 3px;
       text-transform: uppercase; margin: 14px 0 5px } h3 { font-size: 10pt } .dates { color: #8a5a3b; font-size: 8.5pt }
       .entry { margin-bottom: 7px }`,
      `<main><h1>${escape(first)}<br>${escape(last)}</h1>${paragraph(person.headline, 'headline')}
       ${section('Qui suis-je ?', paragraph(person.profile))}
       ${section('Parcours professionnel', entries(person.experience))}
       ${section('Diplômes', entries(person.education))}</main>
       <aside>${section('Me contacter', [person.phone, person.email, ...person.address, ...person.extra].map((one) => paragraph(one)).join(''))}
       ${section('Mes compétences', person.skills.map(({ label, items }) => (label ? `<h3>${escape(label)}</h3>` : '') + list(items)).join(''))}
       ${section('Langues', person.languages.map(([name, level]) => `<p><b>${escape(name)}</b><br>${escape(level)}</p>`).join(''))}
       ${section('Passions', list(person.interests))}${section('Références', list(person.references ?? []))}</aside>`,
    );
  },
};
