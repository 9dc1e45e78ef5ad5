import { itemize, tex, withoutDates } from '../latex.ts';
import type { Layout } from '../person.ts';

/** LaTeX with its first fonts, in which an accented letter is drawn as an accent and a letter; dates in a margin. */
export const latexOld: Layout = {
  name: 'latex-old',
  tool: 'latex',
  people: ['mehdi', 'sarah'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      of
        .map(
          ({ dates, title, place, lines }) =>
            `\\begin{tabular}{@{}p{3.2cm}p{12.5cm}}\n${tex(dates)} & \\textbf{${tex(title)}}\\newline ${tex(place)}\\end{tabular}\n\n${itemize(lines)}`,
        )
        .join('');
    const part = (heading: string, content: string): string =>
      content === '' ? '' : `\\section*{${heading}}\n${content}\n`;
    return String.raw`\documentclass[11pt,a4paper]{article}${withoutDates}
\usepackage[utf8]{inputenc}\usepackage[margin=2.2cm]{geometry}\setlength{\parindent}{0pt}\pagestyle{empty}
\begin{document}
\begin{minipage}{0.5\textwidth}{\LARGE\bfseries ${person.name.map(tex).join(' ')}}\\[3pt] ${tex(person.headline)}\end{minipage}\hfill
\begin{minipage}{0.4\textwidth}\raggedleft ${[...person.address, `T\\'el. : ${tex(person.phone)}`, `Courriel : ${tex(person.email ?? '')}`, ...person.extra].map((one) => one.replaceAll('’', "'")).join(String.raw`\\ `)}\end{minipage}
${part('Profil', tex(person.profile ?? ''))}
${part('Formation', entries(person.education))}
${part('Expérience', entries(person.experience))}
${part('Projets', itemize(person.projects ?? []))}
${part('Compétences', person.skills.map(({ label, items }) => `${label ? `\\textbf{${tex(label)}} : ` : ''}${tex(items.join(', '))}`).join('\n\n'))}
${part('Langues', person.languages.map(([name, level]) => `${tex(name)} : ${tex(level)}`).join('; '))}
${part('Loisirs', tex(person.interests.join(', ')))}
\end{document}`;
  },
};
