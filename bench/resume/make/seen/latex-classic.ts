import { cvEntries, tex, withoutDates, withoutIconFont } from '../latex.ts';
import type { Layout } from '../person.ts';

/** LaTeX's moderncv class in its style « classic »: contact at the right of the name, labels at the left of all lines. */
export const latexClassic: Layout = {
  name: 'latex-classic',
  tool: 'latex',
  people: ['thomas', 'julie'],
  write: (person) => {
    const [street, ...town] = person.address;
    return String.raw`${withoutIconFont}\documentclass[11pt,a4paper,roman]{moderncv}${withoutDates}
\moderncvstyle{classic}\moderncvcolor{green}\moderncvicons{marvosym}
\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{mathptmx}\usepackage[french]{babel}\usepackage[scale=0.78]{geometry}
\name{${tex(person.name[0])}}{${tex(person.name[1])}}\title{${tex(person.headline)}}
\address{${tex(street ?? '')}}{${tex(town.join(' '))}}{}\phone[mobile]{${tex(person.phone)}}
${person.email ? `\\email{${tex(person.email)}}` : ''}\extrainfo{${tex(person.extra.join(' -- '))}}
\begin{document}\makecvtitle
${person.profile ? `\\cvitem{Objectif}{${tex(person.profile)}}` : ''}
\section{Formation}
${cvEntries(person.education)}
\section{Expérience}
${cvEntries(person.experience)}
\section{Compétences}
${person.skills.map(({ label, items }) => `\\cvitem{${tex(label ?? '')}}{${tex(items.join(', '))}}`).join('\n')}
\section{Langues}
${person.languages.map(([name, level]) => `\\cvitem{${tex(name)}}{${tex(level)}}`).join('\n')}
\section{Centres d'intérêt}
${person.interests.map((one) => `\\cvlistitem{${tex(one)}}`).join('\n')}
\end{document}`;
  },
};
