import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** A poster of two like columns, with icons before contact lines and headings. */
export const twoColumnsIcons: Layout = {
  name: 'two-columns-icons',
  tool: 'browser',
  people: ['sarah', 'fatoumata'],
  write: (person) => {
    const icon = (code: string): string => `<span class="icon">&#x${code};</span>`;
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><p class="dates">${escape(dates)}</p><b>${escape(title)}</b><p>${escape(place)}</p>${list(lines)}</div>`,
      );
    const titled = (code: string, heading: string, content: string): string =>
      section(heading, content).replace('<h2>', `<h2>${icon(code)} `);
    return page(
      `body { font: 10pt/1.4 "Open Sans"; padding: 34px 40px; background: #fff8f0 } h1 { font-size: 26pt; color: #d9480f } .icon { font-family: FontAwesome; color: #d9480f }
       .contact { display: flex; gap: 18px; margin: 8px 0; flex-wrap: wrap; font-size: 9pt } .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 30px } h2 { font-size: 12pt; margin: 12px 0 4px } .dates { color: #d9480f; font-size: 9pt } .entry { margin-bottom: 6px }`,
      `<h1>${escape(fullName(person))}</h1>${paragraph(person.headline)}
       <div class="contact"><span>${icon('f095')} ${escape(person.phone)}</span><span>${icon('f0e0')} ${escape(person.email ?? '')}</span>
       <span>${icon('f015')} ${escape(person.address.join(', '))}</span>${person.extra.map((one) => `<span>${icon('f007')} ${escape(one)}</span>`).join('')}</div>
       <div class="columns"><div>${titled('f007', 'À propos', paragraph(person.profile))}
       ${titled('f19d', 'Formations', entries(person.education))}
       ${titled('f024', 'Langues', person.languages.map(([name, level]) => paragraph(`${name} – ${level}`)).join(''))}</div>
       <div>${titled('f0b1', 'Expériences', entries(person.experience))}
       ${titled('f0ad', 'Mes compétences', person.skills.map(({ label, items }) => (label ? `<p><b>${escape(label)}</b></p>` : '') + list(items)).join(''))}
       ${titled('f004', 'Loisirs', paragraph(person.interests.join(' • ')))}</div></div>`,
    );
  },
};
