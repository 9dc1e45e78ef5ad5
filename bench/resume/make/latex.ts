import type { Entry } from './person.ts';

const specials: Readonly<Record<string, string>> = {
  '&': String.raw`\&`,
  '%': String.raw`\%`,
  $: String.raw`\$`,
  '#': String.raw`\#`,
  _: String.raw`\_`,
  '~': String.raw`\textasciitilde{}`,
  '–': '--',
  '’': "'",
  '€': 'euros',
};

export const tex = (text: string): string =>
  text.replace(/[&%$#_~–’€]/g, (sign) => specials[sign] ?? sign);

export const itemize = (lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `\\begin{itemize}\n${lines.map((line) => `\\item ${tex(line)}`).join('\n')}\n\\end{itemize}\n`;

/** So that the same source gives the same bytes. */
export const withoutDates = String.raw`
\pdfinfoomitdate=1 \pdftrailerid{} \pdfsuppressptexinfo=-1`;

/** moderncv asks for Font Awesome even where other icons are chosen; its package is larger than all of LaTeX. */
export const withoutIconFont = String.raw`\begin{filecontents*}[force]{fontawesome5.sty}
\providecommand{\faCircle}[1][]{\textbullet}
\end{filecontents*}
`;

/** Jobs or courses as moderncv sets them. */
export const cvEntries = (of: readonly Entry[]): string =>
  of
    .map(
      ({ dates, title, place, lines }) =>
        `\\cventry{${tex(dates)}}{${tex(title)}}{${tex(place)}}{}{}{${itemize(lines)}}\n`,
    )
    .join('');
