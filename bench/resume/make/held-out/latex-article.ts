import { itemize, tex, withoutDates } from '../latex.ts';
import type { Layout } from '../person.ts';

/** A resume set by hand in LaTeX's article class: ligatures, hyphenation, small capitals, rules under the headings. */
export const latexArticle: Layout = {
  name: 'latex-article',
  tool: 'latex',
  people: ['chloe', 'manon'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      of
        .map(
          ({ dates, title, place, lines }) =>
            `\\noindent\\textbf{${tex(title)}} \\hfill ${tex(dates)}\\\\ \\textit{${tex(place)}}\n${itemize(lines)}\\medskip\n\n`,
        )
        .join('');
    const part = (heading: string, content: string): string =>
      content === '' ? '' : `\\section*{${heading}}\n${content}\n`;
    return String.raw`\documentclass[10pt,a4paper]{article}${withoutDates}
\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{mathptmx}\usepackage[french]{babel}
\usepackage[margin=2cm]{geometry}\usepackage{titlesec}\usepackage{enumitem}\usepackage[hidelinks]{hyperref}
\titleformat{\section}{\large\scshape}{}{0em}{}[\titlerule]\setlist{nosep,leftmargin=1.4em}\pagestyle{empty}
\begin{document}
\begin{center}{\Huge\textsc{${person.name.map(tex).join(' ')}}}\\[2pt]
${tex(person.headline)}\\[4pt]
\small ${[...person.address, person.phone, person.email ?? ''].map(tex).join(String.raw` $\diamond$ `)}\\
${person.extra.map(tex).join(String.raw` $\diamond$ `)}\end{center}
${person.profile ? `\\noindent ${tex(person.profile)}` : ''}
${part('Formation', entries(person.education))}
${part('Expérience', entries(person.experience))}
${part('Compétences', String.raw`\begin{description}[nosep]` + person.skills.map(({ label, items }) => `\n\\item[${tex(label ?? 'Divers')}] ${tex(items.join(', '))}`).join('') + '\n\\end{description}')}
${part('Langues', person.languages.map(([name, level]) => `${tex(name)} (${tex(level)})`).join(', ') + '.')}
${part('Divers', tex(person.interests.join(', ')))}
${person.references ? part('Références', itemize(person.references)) : ''}
\end{document}`;
  },
};
