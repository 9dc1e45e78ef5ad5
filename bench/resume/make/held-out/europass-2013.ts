import { eachEntry, escape, fullName, list, page, paragraph } from '../html.ts';
import type { Layout } from '../person.ts';

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

/** The Europass form of 2013: headings and dates in a column at the left, a grid of levels for each language. */
export const europass2013: Layout = {
  name: 'europass-2013',
  tool: 'browser',
  people: ['manon', 'solene'],
  write: (person) => {
    const row = (label: string, content: string, kind = ''): string =>
      `<div class="row ${kind}"><div class="label">${escape(label)}</div><div class="content">${content}</div></div>`;
    const entries = (of: typeof person.education): string =>
      eachEntry(of, ({ dates, title, place, lines }) =>
        row(dates, `<b>${escape(title)}</b>${paragraph(place)}${list(lines)}`),
      );
    const isNative = (level: string): boolean => level.includes('maternelle');
    const native = person.languages.filter(([, level]) => isNative(level)).map(([name]) => name);
    const others = person.languages.filter(([, level]) => !isNative(level));
    const grid = others
      .map(([name, level]) => {
        const shown = levels.find((one) => level.includes(one)) ?? level;
        return `<tr><td>${escape(name)}</td>${`<td>${escape(shown)}</td>`.repeat(5)}</tr>`;
      })
      .join('');
    const skills = person.skills.map(({ label, items }) =>
      row(label ? `Compétences : ${label.toLowerCase()}` : 'Autres compétences', list(items)),
    );
    return page(
      `body { font: 9.5pt/1.4 "Liberation Sans"; padding: 40px 44px; color: #333 }
       .row { display: grid; grid-template-columns: 160px 1fr; gap: 18px; margin-bottom: 7px }
       .label { color: #0e4194; text-align: right } .heading { margin-top: 13px; text-transform: uppercase }
       .name { font-size: 15pt } td, th { border: 1px solid #999; padding: 2px 7px; font-size: 8.5pt; font-weight: 400 } table { border-collapse: collapse }`,
      `${row('Curriculum vitae', '', 'heading')}${row('Informations personnelles', `<span class="name">${escape(fullName(person))}</span>`, 'heading')}
       ${row('', [person.address.join(', '), person.phone, person.email ?? '', ...person.extra].map((one) => paragraph(one)).join(''))}
       ${person.profile ? row('Déclaration personnelle', paragraph(person.profile), 'heading') : ''}
       ${row('Expérience professionnelle', '', 'heading')}${entries(person.experience)}
       ${row('Éducation et formation', '', 'heading')}${entries(person.education)}
       ${row('Compétences personnelles', '', 'heading')}
       ${native.length > 0 ? row('Langue(s) maternelle(s)', escape(native.join(', '))) : ''}
       ${row('Autre(s) langue(s)', `<table><tr><th></th><th colspan="2">COMPRENDRE</th><th colspan="2">PARLER</th><th>ÉCRIRE</th></tr><tr><th></th><th>Écouter</th><th>Lire</th><th>Prendre part à une conversation</th><th>S’exprimer oralement en continu</th><th></th></tr>${grid}</table>`)}
       ${skills.join('')}
       ${row('Information complémentaire', '', 'heading')}${row('Loisirs', escape(person.interests.join(', ')))}
       ${person.references ? row('Références', list(person.references)) : ''}`,
    );
  },
};
