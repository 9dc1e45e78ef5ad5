import type { Block, Cv, Topic } from '../kinds/cv.ts';

/** A page as people set it in an editor of templates: its style sheet and what stands on it. */
export interface Template {
  name: string;
  style: string;
  body: (cv: Cv) => string;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const line = (text: string): string => `<li>${escaped(text)}</li>`;

/** A block under its heading; entries with their dates above or beside them, as the style sheet says. */
export const block = ({ heading, entries, lines }: Block): string =>
  `<section><h2>${escaped(heading)}</h2>${entries
    .map(
      ({ dates, title, place, lines: said }) =>
        `<div class="entry"><p class="dates">${escaped(dates)}</p><p class="title">${escaped(title)}</p><p class="place">${escaped(place)}</p><ul>${said.map(line).join('')}</ul></div>`,
    )
    .join('')}<ul>${lines.map(line).join('')}</ul></section>`;

export const blocks = (cv: Cv, ...topics: readonly Topic[]): string =>
  topics
    .flatMap((topic) => cv.blocks.filter((one) => one.topic === topic))
    .map(block)
    .join('');

const icons: Readonly<Record<string, string>> = {
  Adresse: '\uF041',
  Téléphone: '\uF095',
  Courriel: '\uF0E0',
};

/** The contact data line by line, behind icons, labels or nothing. */
export const contact = (cv: Cv, before: 'icons' | 'labels' | 'nothing'): string =>
  `<div class="contact">${cv.contact
    .map(({ label, text }) => {
      const mark =
        before === 'icons'
          ? `<i>${icons[label] ?? ''}</i> `
          : before === 'labels'
            ? `<b>${escaped(label)} :</b> `
            : '';
      return `<p>${mark}${escaped(text)}</p>`;
    })
    .join('')}</div>`;

export const head = ({ name, headline }: Cv): string =>
  `<h1>${escaped(name)}</h1><p class="headline">${escaped(headline)}</p>`;
