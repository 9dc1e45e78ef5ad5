import { eachEntry, escape, fullName, list, page, paragraph } from '../html.ts';
import type { Layout } from '../person.ts';

/** Boxes set freely on the page, as design sites do: drawn in no order of reading, contact at the foot of the page. */
export const freeBoxes: Layout = {
  name: 'free-boxes',
  tool: 'browser',
  people: ['mathis', 'marie-ange'],
  write: (person) => {
    const box = (left: number, top: number, width: number, content: string): string =>
      `<div class="box" style="left:${left}mm;top:${top}mm;width:${width}mm">${content}</div>`;
    const heading = (text: string): string => `<h2>${escape(text)}</h2>`;
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><b>${escape(dates)}</b><p><b>${escape(title)}</b></p><p>${escape(place)}</p>${list(lines)}</div>`,
      );
    return page(
      `body { font: 9.5pt/1.35 Lato; position: relative; height: 296mm } .box { position: absolute }
       h1 { font-size: 30pt; font-weight: 900; text-transform: uppercase; line-height: 1 } h2 { font-size: 12pt; background: #ffd43b; padding: 2px 8px; margin-bottom: 5px; display: inline-block }
       .entry { margin-bottom: 6px } .foot { background: #212529; color: #fff; padding: 9px 14px; text-align: center }`,
      box(
        0,
        281,
        210,
        `<div class="foot">${[person.phone, person.email ?? '', person.address.join(', ')].map(escape).join(' &nbsp; • &nbsp; ')}</div>`,
      ) +
        box(110, 62, 85, heading('MES EXPÉRIENCES') + entries(person.experience)) +
        box(
          15,
          190,
          80,
          heading('LANGUES') + list(person.languages.map(([name, level]) => `${name} / ${level}`)),
        ) +
        box(15, 62, 80, heading('PRÉSENTATION') + paragraph(person.profile) + list(person.extra)) +
        box(110, 190, 85, heading('ATOUTS') + list(person.skills.flatMap(({ items }) => items))) +
        box(15, 120, 80, heading('MA FORMATION') + entries(person.education)) +
        box(15, 240, 80, heading('CE QUE J’AIME') + paragraph(person.interests.join(', '))) +
        box(15, 16, 180, `<h1>${escape(fullName(person))}</h1>${paragraph(person.headline)}`),
    );
  },
};
