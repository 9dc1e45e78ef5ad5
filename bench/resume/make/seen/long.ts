import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** Two pages with running text, skills first, a contact block in the top right corner. */
export const long: Layout = {
  name: 'long',
  tool: 'browser',
  people: ['hugo', 'anais'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><h3>${escape(dates)} : ${escape(title)}</h3><p>${escape(place)}</p>${paragraph(lines.map((one) => `${one}.`).join(' '))}</div>`,
      );
    return page(
      `@page { margin: 18mm 20mm } body { font: 11.5pt/1.6 Carlito } header { display: flex; justify-content: space-between } header div:last-child { text-align: right }
       h1 { font-size: 24pt } h2 { font-size: 15pt; margin: 16px 0 6px; color: #364fc7 } h3 { font-size: 12pt } .entry { margin-bottom: 10px; break-inside: avoid }`,
      `<header><div><h1>${escape(fullName(person))}</h1>${paragraph(person.headline)}</div>
       <div>${[...person.address, person.phone, person.email ?? '', ...person.extra].map((one) => paragraph(one)).join('')}</div></header>
       ${section('Mon profil', paragraph(person.profile))}
       ${section('Compétences clés', person.skills.map(({ label, items }) => paragraph(`${label ? `${label} : ` : ''}${items.join(', ')}`)).join(''))}
       ${section('Expériences professionnelles', entries(person.experience))}
       ${section('Projets', list(person.projects ?? []))}
       ${section('Études', entries(person.education))}
       ${section('Certifications', list(person.certifications ?? []))}
       ${section('Langues', list(person.languages.map(([name, level]) => `${name} : niveau ${level}`)))}
       ${section('Loisirs', list(person.interests))}${section('Références', list(person.references ?? []))}`,
    );
  },
};
