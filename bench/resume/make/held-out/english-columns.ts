import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** English headings over French text, in two columns of like width. */
export const englishColumns: Layout = {
  name: 'english-columns',
  tool: 'browser',
  people: ['nour', 'antoine'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><h3>${escape(title)}</h3><p>${escape(place)}</p><p class="dates">${escape(dates)}</p>${list(lines)}</div>`,
      );
    return page(
      `body { font: 8.5pt/1.4 "DejaVu Serif Condensed"; padding: 40px 44px } h1 { font-size: 28pt; text-align: center }
       .headline { text-align: center; font-style: italic; margin-bottom: 12px } .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 30px }
       h2 { font-size: 13pt; border-bottom: 2px solid #000; margin: 10px 0 5px } h3 { font-size: 10.5pt } .dates { color: #666 } .entry { margin-bottom: 6px }`,
      `<h1>${escape(fullName(person))}</h1>${paragraph(person.headline, 'headline')}
       <div class="columns"><div>${section('Contact', [`Phone: ${person.phone}`, `Email: ${person.email ?? ''}`, `Address: ${person.address.join(', ')}`, ...person.extra].map((one) => paragraph(one)).join(''))}
       ${section('Summary', paragraph(person.profile))}
       ${section('Education', entries(person.education))}
       ${section('Languages', list(person.languages.map(([name, level]) => `${name} – ${level}`)))}</div>
       <div>${section('Work experience', entries(person.experience))}
       ${section('Skills', person.skills.map(({ label, items }) => `<p><b>${escape(label ?? 'Other')}</b></p>${list(items)}`).join(''))}
       ${section('Hobbies', paragraph(person.interests.join(', ')))}</div></div>`,
    );
  },
};
