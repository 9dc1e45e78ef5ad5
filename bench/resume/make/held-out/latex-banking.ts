import { cvEntries, tex, withoutDates, withoutIconFont } from '../latex.ts';
import type { Layout } from '../person.ts';

/** LaTeX's moderncv class in its style « banking »: contact on one line under the name, dates at the right. */
export const latexBanking: Layout = {
  name: 'latex-banking',
  tool: 'latex',
  people: ['tiago', 'mathis'],
  write: (person) => {
    const [street, ...town] = person.address;
    return String.raw`${withoutIconFont}\documentclass[11pt,a4paper,sans]{moderncv}${withoutDates}
\moderncvstyle{banking}\moderncvcolor{blue}\moderncvicons{marvosym}
\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage[scaled]{helvet}\usepackage[french]{babel}\usepackage[scale=0.8]{geometry}
\name{${tex(person.name[0])}}{${tex(person.name[1])}}\title{${tex(person.headline)}}
\address{${tex(street ?? '')}}{${tex(town.join(' '))}}{}\phone[mobile]{${tex(person.phone)}}
${person.email ? `\\email{${tex(person.email)}}` : ''}\extrainfo{${tex(person.extra.join(' -- '))}}
\begin{document}\makecvtitle
${person.profile ? `\\section{Projet}\n${tex(person.profile)}` : ''}
\section{Diplômes et formations}
${cvEntries(person.education)}
\section{Expériences}
${cvEntries(person.experience)}
\section{Compétences}
${person.skills.flatMap(({ items }) => items.map((item) => `\\cvlistitem{${tex(item)}}`)).join('\n')}
\section{Langues}
${person.languages.map(([name, level]) => `\\cvitemwithcomment{${tex(name)}}{${tex(level)}}{}`).join('\n')}
\section{Loisirs}
${tex(person.interests.join(', '))}
\end{document}`;
  },
};
