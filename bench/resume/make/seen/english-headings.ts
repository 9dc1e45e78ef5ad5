import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** English headings in one column over French text; dates at the right. */
export const englishHeadings: Layout = {
  name: 'english-headings',
  tool: 'browser',
  people: ['hugo', 'yanis'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><div class="top"><b>${escape(place)}</b><span>${escape(dates)}</span></div><i>${escape(title)}</i>${list(lines)}</div>`,
      );
    return page(
      `body { font: 9.5pt/1.3 "Liberation Serif"; padding: 34px 50px } header { text-align: center } h1 { font-size: 20pt } h2 { font-size: 11pt; text-transform: uppercase; border-bottom: 1px solid; margin: 9px 0 4px }
       .top { display: flex; justify-content: space-between } .entry { margin-bottom: 4px }`,
      `<header><h1>${escape(fullName(person))}</h1>
       <p>${escape([person.address.join(', '), person.phone, person.email ?? '', ...person.extra].join(' | '))}</p>${paragraph(person.headline)}</header>
       ${section('About me', paragraph(person.profile))}
       ${section('Education', entries(person.education))}
       ${section('Professional experience', entries(person.experience))}
       ${section('Projects', list(person.projects ?? []))}
       ${section('Skills', person.skills.map(({ label, items }) => `<p><b>${escape(label ?? 'Other')}:</b> ${escape(items.join(', '))}</p>`).join(''))}
       ${section('Certifications', list(person.certifications ?? []))}
       ${section('Languages', paragraph(person.languages.map(([name, level]) => `${name}: ${level}`).join(' | ')))}
       ${section('Interests', paragraph(person.interests.join(', ')))}${section('References', list(person.references ?? []))}`,
    );
  },
};
