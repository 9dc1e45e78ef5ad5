import type { KindLayout } from '../kinds/layouts-seen.ts';
import {
  capitals,
  contactLines,
  content,
  datesBelow,
  datesFirst,
  datesRight,
  drawBlocks,
  only,
  small,
  type Setting,
} from '../kinds/parts.ts';

const side = ['skills', 'languages', 'interests'] as const;
const main = ['profile', 'experience', 'education'] as const;

/** Pages of the blind check, unlike those of the kinds. */
export const pageLayouts: readonly KindLayout[] = [
  {
    name: 'headings up the page at the left',
    draw: (page, cv, top) => {
      let y = page.write(cv.name, 90, top, 400, { size: 22, bold: true });
      y = contactLines(page, cv, 90, y, 400) + 10;
      for (const block of cv.blocks) {
        const end = Math.max(
          content(page, block, 90, y, 460, { heading: small, entry: datesRight }),
          y + page.width(block.heading.toUpperCase(), { bold: true, size: 9 }) + 4,
        );
        page.turned(block.heading.toUpperCase(), 55, end - 2, 90, { bold: true, size: 9 });
        y = end + 10;
      }
    },
  },
  {
    name: 'Europass of labels, all in the left column',
    draw: (page, cv, top) => {
      const row = (label: string, text: string, y: number, link?: string): number => {
        page.write(label, 40, y, 150, { size: 9, align: 'right' });
        return page.write(text, 205, y, 340, { size: 10, link }) + 3;
      };
      let y = page.write('Curriculum vitæ', 205, top, 340, { size: 14, bold: true }) + 6;
      y = row('Nom(s) / Prénom(s)', cv.name, y);
      for (const { label, text, link } of cv.contact)
        y = row(
          { Adresse: 'Adresse(s)', Téléphone: 'Portable', Courriel: 'Courrier électronique' }[
            label
          ] ?? label,
          text,
          y,
          link,
        );
      for (const block of cv.blocks) {
        y = row(block.heading, '', y + 8) + 12;
        for (const { dates, title, place, lines } of block.entries) {
          y = row('Dates', dates, y);
          y = row('Intitulé', title, y);
          y = row('Établissement', place, y);
          for (const line of lines) y = row('Activités', line, y);
        }
        for (const line of block.lines) y = row('', line, y);
      }
    },
  },
  {
    name: 'contact at the foot of the page',
    draw: (page, cv, top) => {
      const y = page.write(cv.name, 50, top, 500, { size: 26, align: 'center' });
      drawBlocks(page, cv.blocks, 50, y, 495, { heading: capitals, entry: datesBelow });
      page.rule(50, 770, 495);
      page.write(cv.contact.map(({ text }) => text).join('   ·   '), 50, 778, 495, {
        size: 8,
        align: 'center',
      });
    },
  },
  {
    name: 'middle column of contact between two',
    draw: (page, cv, top) => {
      const setting: Setting = { heading: capitals, entry: datesBelow, line: { size: 9 } };
      const y = page.write(cv.name.toUpperCase(), 40, top, 515, { size: 20, spaced: 3 }) + 10;
      drawBlocks(page, only(cv, 'profile', 'education'), 30, y, 185, setting);
      const end = contactLines(
        page,
        cv,
        232,
        page.write('ME JOINDRE', 232, y + 8, 130, { bold: true, size: 11 }),
        130,
        { size: 8 },
      );
      drawBlocks(page, only(cv, ...side), 232, end, 130, setting);
      drawBlocks(page, only(cv, 'experience'), 380, y, 185, setting);
    },
  },
  {
    name: 'letter-spaced capitals and levels of languages as dots',
    draw: (page, cv, top) => {
      const heading: Setting['heading'] = (on, text, x, y, width) =>
        on.write(text.toUpperCase(), x, y + 10, width, { spaced: 4, size: 10 }) + 4;
      const head = page.write(cv.name, 210, top, 350, { size: 26, spaced: 2 });
      page.write(cv.headline.toUpperCase(), 210, head, 350, { spaced: 3, size: 8 });
      const dotted = cv.blocks.map((block) =>
        block.topic === 'languages'
          ? {
              ...block,
              lines: block.lines.map((line) => `${line.split(/\s*[(–:]/)[0] ?? ''}  ●●●○○`),
            }
          : block,
      );
      const end = contactLines(page, cv, 30, heading(page, 'Coordonnées', 30, top, 150), 150, {
        size: 8.5,
      });
      drawBlocks(page, only({ ...cv, blocks: dotted }, ...side), 30, end, 150, {
        heading,
        entry: datesFirst,
      });
      drawBlocks(page, only(cv, ...main), 210, head + 24, 350, { heading, entry: datesFirst });
    },
  },
  {
    name: 'all in one paragraph a block',
    draw: (page, cv, top) => {
      let y = page.write(`${cv.name}, ${cv.headline.toLowerCase()}`, 50, top, 495, { bold: true });
      y =
        page.write(
          cv.contact.map(({ label, text }) => `${label} : ${text}`).join(' ; '),
          50,
          y,
          495,
        ) + 8;
      for (const block of cv.blocks) {
        const said = [
          ...block.entries.map(
            ({ dates, title, place, lines }) =>
              `${title}, ${place}, ${dates}${lines.length > 0 ? ` (${lines.join(', ').toLowerCase()})` : ''}`,
          ),
          ...block.lines,
        ];
        y = page.write(`${block.heading} : ${said.join(' ; ')}.`, 50, y, 495) + 8;
      }
    },
  },
];
