import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** Three narrow columns under a wide name, with icons before the contact lines and dots for levels. */
export const threeColumns: Layout = {
  name: 'three-columns',
  tool: 'browser',
  people: ['marie-ange', 'oumar'],
  write: (person) => {
    const icon = (code: string): string => `<span class="icon">&#x${code};</span> `;
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><h3>${escape(title)}</h3><p>${escape(place)}</p><p>${escape(dates)}</p>${list(lines)}</div>`,
      );
    return page(
      `body { font: 9pt/1.4 "Open Sans"; padding: 30px 34px } h1 { font-size: 26pt; color: #c2255c } .icon { font-family: FontAwesome; color: #c2255c }
       .columns { display: grid; grid-template-columns: 165px 1fr 175px; gap: 24px; margin-top: 12px; overflow-wrap: anywhere }
       h2 { font-size: 11pt; color: #c2255c; margin: 10px 0 4px } h3 { font-size: 9.5pt } .entry { margin-bottom: 6px }`,
      `<h1>${escape(fullName(person))}</h1>${paragraph(person.headline)}
       <div class="columns"><div><p>${icon('f095')}${escape(person.phone)}</p><p>${icon('f0e0')}${escape(person.email ?? '')}</p>
       <p>${icon('f041')}${person.address.map(escape).join('<br>')}</p>${person.extra.map((one) => paragraph(one)).join('')}
       ${section('Langues', person.languages.map(([name, level]) => `<p>${escape(name)} ${level.includes('maternelle') ? '●●●●●' : '●●●○○'}</p>`).join(''))}
       ${section('Mes loisirs', list(person.interests))}</div>
       <div>${section('Mon objectif', paragraph(person.profile ?? person.closing))}
       ${section('Mon expérience', entries(person.experience))}</div>
       <div>${section('Mes diplômes', entries(person.education))}
       ${section('Mes atouts', list(person.skills.flatMap(({ items }) => items)))}${section('Références', list(person.references ?? []))}</div></div>`,
    );
  },
};
