import { eachEntry, escape, page, withoutAccents } from '../html.ts';
import type { Layout } from '../person.ts';

const plain = (text: string): string => escape(withoutAccents(text));

/** Typed without accents in a typewriter's letters, headings in capitals with colons. */
export const noAccents: Layout = {
  name: 'no-accents',
  tool: 'browser',
  people: ['thomas', 'kevin'],
  write: (person) => {
    const lines = (items: readonly string[], kind = ''): string =>
      items.map((item) => `<p class="${kind}">- ${plain(item)}</p>`).join('');
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        (entry) =>
          `<p>${plain(entry.dates)} : ${plain(entry.title)}</p><p class="in">${plain(entry.place)}</p>${lines(entry.lines, 'in')}`,
      );
    const part = (heading: string, content: string): string =>
      content === '' ? '' : `<p class="heading">${heading} :</p>${content}`;
    return page(
      `body { font: 9pt/1.35 "DejaVu Sans Mono"; padding: 40px 44px } .heading { margin-top: 12px } .in { margin-left: 30px }`,
      `<p>${plain(person.name.join(' ')).toUpperCase()}</p>${person.address.map((one) => `<p>${plain(one)}</p>`).join('')}
       <p>Tel : ${plain(person.phone)}</p><p>Mail : ${plain(person.email ?? '')}</p>${person.extra.map((one) => `<p>${plain(one)}</p>`).join('')}
       <p class="heading">${plain(person.headline).toUpperCase()}</p>${person.profile ? `<p>${plain(person.profile)}</p>` : ''}
       ${part('DIPLOMES ET FORMATIONS', entries(person.education))}
       ${part('EXPERIENCE PROFESSIONNELLE', entries(person.experience))}
       ${part('COMPETENCES', lines(person.skills.flatMap(({ items }) => items)))}
       ${part('LANGUES', lines(person.languages.map(([name, level]) => `${name} (${level})`)))}
       ${part('LOISIRS', lines(person.interests))}`,
    );
  },
};
