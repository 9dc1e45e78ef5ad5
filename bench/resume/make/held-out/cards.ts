import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** Cards on a grid, skills as chips, languages as bars without words, contact in a strip under the name. */
export const cards: Layout = {
  name: 'cards',
  tool: 'browser',
  people: ['chloe', 'ines'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><b>${escape(title)}</b> · ${escape(place)} (${escape(dates)})${list(lines)}</div>`,
      );
    return page(
      `body { font: 9pt/1.4 Roboto; background: #eef1f6; padding: 26px; min-height: 297mm }
       section, header { background: #fff; border-radius: 8px; padding: 12px 14px }
       header { text-align: center; margin-bottom: 10px } h1 { font-size: 20pt } h2 { font-size: 11pt; color: #3b5bdb; margin-bottom: 4px }
       .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; align-items: start }
       .wide { grid-column: 1 / 3 } .chip { display: inline-block; background: #e0e7ff; border-radius: 9px; padding: 1px 8px; margin: 2px }
       .bar { height: 5px; background: #3b5bdb; border-radius: 3px; width: 60% }`,
      `<header><h1>${escape(fullName(person))}</h1>${paragraph(person.headline)}
       <p>${[person.email ?? '', person.phone, person.address.join(' '), ...person.extra].map(escape).join(' &nbsp;|&nbsp; ')}</p></header>
       <div class="grid"><div class="wide">${section('Profil', paragraph(person.profile))}</div>
       ${section('Études', entries(person.education))}${section('Expériences', entries(person.experience))}
       ${section('Compétences', person.skills.map(({ label, items }) => `${label ? `<p>${escape(label)}</p>` : ''}${items.map((item) => `<span class="chip">${escape(item)}</span>`).join(' ')}`).join(''))}
       <div>${section('Langues', person.languages.map(([name]) => `<p>${escape(name)}</p><div class="bar"></div>`).join(''))}<br>
       ${section('Centres d’intérêt', paragraph(person.interests.join(' · ')))}</div></div>`,
    );
  },
};
