import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** Headings whose letters are spaced out, name in capitals, dates at the right margin. */
export const letterSpaced: Layout = {
  name: 'letter-spaced',
  tool: 'browser',
  people: ['fatoumata', 'camille'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><div class="top"><b>${escape(title)} – ${escape(place)}</b><span>${escape(dates)}</span></div>${list(lines)}</div>`,
      );
    return page(
      `body { font: 10pt/1.4 Roboto; padding: 40px 52px } h1 { font-size: 22pt; font-weight: 300; text-transform: uppercase; letter-spacing: 8px; text-align: center }
       h2 { font-size: 10pt; text-transform: uppercase; letter-spacing: 5px; margin: 14px 0 6px; text-align: center } .top { display: flex; justify-content: space-between; gap: 20px } .top span { white-space: nowrap }
       .center { text-align: center } .entry { margin-bottom: 5px }`,
      `<h1>${escape(fullName(person))}</h1>${paragraph(person.headline, 'center')}${paragraph(person.address.join(', '), 'center')}
       ${paragraph([person.phone, person.email ?? '', ...person.extra].join('   '), 'center')}
       ${section('Profil', paragraph(person.profile))}
       ${section('Expériences', entries(person.experience))}${section('Formations', entries(person.education))}
       ${section('Compétences', paragraph(person.skills.flatMap(({ items }) => items).join(' / ')))}
       ${section('Langues', paragraph(person.languages.map(([name, level]) => `${name} ${level}`).join(' / ')))}
       ${section('Intérêts', paragraph(person.interests.join(' / ')))}`,
    );
  },
};
