import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** A coloured band: name at the left, contact at the right without labels; dates at the right of each title. */
export const headerBand: Layout = {
  name: 'header-band',
  tool: 'browser',
  people: ['ines', 'rayan'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><div class="top"><b>${escape(title)}</b><i>${escape(dates)}</i></div>
           ${paragraph(place, 'place')}${list(lines)}</div>`,
      );
    return page(
      `body { font: 10pt/1.35 Lato; color: #222 }
       header { background: #1f4e5f; color: #fff; padding: 26px 44px; display: flex; justify-content: space-between }
       header h1 { font-size: 24pt; font-weight: 900 } header div:last-child { text-align: right }
       main { padding: 18px 44px } h2 { font-size: 13pt; color: #1f4e5f; border-bottom: 1px solid; margin: 12px 0 5px }
       .top { display: flex; justify-content: space-between } .place { font-style: italic }
       .entry { margin-bottom: 6px }`,
      `<header><div><h1>${escape(fullName(person))}</h1>${paragraph(person.headline)}</div>
       <div>${[...person.address, person.phone, person.email ?? '', ...person.extra].map((one) => paragraph(one)).join('')}</div></header>
       <main>${section('À propos de moi', paragraph(person.profile))}
       ${section('Parcours scolaire', entries(person.education))}
       ${section('Expériences et stages', entries(person.experience))}
       ${section('Savoir-faire et savoir-être', person.skills.map(({ label, items }) => `<p>${label ? `<b>${escape(label)} :</b> ` : ''}${escape(items.join(', '))}</p>`).join(''))}
       ${section('Langues étrangères', person.languages.map(([name, level]) => paragraph(`${name} : ${level}`)).join(''))}
       ${section('Loisirs', paragraph(person.interests.join(', ')))}
       ${section('Références', list(person.references ?? []))}${paragraph(person.closing)}</main>`,
    );
  },
};
