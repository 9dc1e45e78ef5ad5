import type { Cv } from './cv.ts';
import type { Page } from './page.ts';
import {
  capitals,
  contactInLine,
  contactLines,
  content,
  datesBelow,
  datesBeside,
  datesFirst,
  datesRight,
  drawBlocks,
  large,
  only,
  small,
  type Setting,
} from './parts.ts';

/** Draws a resume from `top` on. */
export interface KindLayout {
  name: string;
  draw: (page: Page, cv: Cv, top: number) => void;
}

const sideTopics = ['skills', 'languages', 'interests'] as const;
const mainTopics = ['profile', 'experience', 'education'] as const;

const single: KindLayout = {
  name: 'one column',
  draw: (page, cv, top) => {
    let y = page.write(cv.name, 50, top, 495, { size: 20, bold: true });
    y = page.write(cv.headline, 50, y, 495);
    y = contactInLine(page, cv, 50, y, 495);
    drawBlocks(page, cv.blocks, 50, y, 495, { heading: capitals, entry: datesFirst });
  },
};

const leftSidebar: KindLayout = {
  name: 'left sidebar',
  draw: (page, cv, top) => {
    const setting: Setting = { heading: capitals, entry: datesRight };
    const y = page.write('CONTACT', 30, top, 150, { bold: true, size: 11 });
    const end = contactLines(page, cv, 30, y, 150, { size: 9 });
    drawBlocks(page, only(cv, ...sideTopics), 30, end, 150, setting);
    const head = page.write(cv.name, 205, top, 360, { size: 22, bold: true });
    const under = page.write(cv.headline, 205, head, 360, { size: 12 });
    drawBlocks(page, only(cv, ...mainTopics), 205, under, 360, setting);
  },
};

const rightSidebar: KindLayout = {
  name: 'right sidebar, little white between',
  draw: (page, cv, top) => {
    const setting: Setting = { heading: large, entry: datesBelow };
    const head = page.write(cv.name, 40, top, 500, { size: 24 });
    const y = page.write(cv.headline, 40, head, 500, { size: 11 }) + 6;
    drawBlocks(page, only(cv, ...mainTopics), 40, y, 345, setting);
    const end = contactLines(page, cv, 397, y + 10, 165, { size: 9 });
    drawBlocks(page, only(cv, ...sideTopics), 397, end, 165, setting);
  },
};

const datesLeft: KindLayout = {
  name: 'dates at the left',
  draw: (page, cv, top) => {
    const y = page.write(cv.name, 45, top, 500, { size: 18, bold: true });
    const end = contactLines(page, cv, 45, y, 300);
    drawBlocks(page, cv.blocks, 45, end, 500, { heading: large, entry: datesBeside(120) });
  },
};

/** Labels at the right of a narrow column, what they label beside them; the labels are drawn first. */
const labelColumn: KindLayout = {
  name: 'label column',
  draw: (page, cv, top) => {
    const label = (text: string, y: number): number =>
      page.write(text, 40, y, 140, { align: 'right', size: 9.5 });
    let y = page.write('Curriculum vitae', 40, top, 140, { align: 'right', bold: true });
    label('Nom', y);
    y = page.write(cv.name, 195, y, 360, { size: 12 });
    for (const { label: name, text, link } of cv.contact) {
      const left = label(name, y);
      y = Math.max(left, page.write(text, 195, y, 360, { link }));
    }
    for (const block of cv.blocks) {
      y += 8;
      const left = page.write(block.heading, 40, y, 140, { align: 'right', bold: true });
      const isList = block.entries.length === 0;
      if (!isList) y = left;
      for (const { dates, title, place, lines } of block.entries) {
        const labels: [string, string][] = [
          ['Dates', dates],
          ['Intitulé', title],
          ['Établissement', place],
        ];
        for (const line of lines) labels.push(['Activités', line]);
        for (const [name, text] of labels) {
          const end = label(name, y);
          y = Math.max(end, page.write(text, 195, y, 360));
        }
        y += 4;
      }
      y = Math.max(
        left,
        content(page, { ...block, entries: [] }, 195, y, 360, {
          heading: small,
          entry: datesFirst,
        }),
      );
    }
  },
};

const letterSpaced: KindLayout = {
  name: 'letter-spaced headings',
  draw: (page, cv, top) => {
    const heading: Setting['heading'] = (on, text, x, y, width) =>
      on.write(text.toUpperCase(), x, y + 8, width, { spaced: 3.5, size: 11 }) + 3;
    const y = page.write(cv.name.toUpperCase(), 50, top, 495, { size: 20, spaced: 5 });
    const end = contactInLine(page, cv, 50, y, 495, { size: 9 });
    drawBlocks(page, cv.blocks, 50, end, 495, { heading, entry: datesBelow });
  },
};

const turnedHeadings: KindLayout = {
  name: 'headings turned up the margin',
  draw: (page, cv, top) => {
    let y = page.write(cv.name, 80, top, 480, { size: 20, bold: true });
    y = contactLines(page, cv, 80, y, 480) + 10;
    for (const block of cv.blocks) {
      const setting: Setting = { heading: small, entry: datesFirst };
      const from = y;
      y = content(page, block, 80, y, 480, setting);
      const text = block.heading.toUpperCase();
      const needed = text.length * 6.5;
      y = Math.max(y, from + needed) + 14;
      page.turned(text, 42, (from + y - 14 + needed) / 2, 90, { size: 9, bold: true });
    }
  },
};

const twoByTwo: KindLayout = {
  name: 'blocks side by side',
  draw: (page, cv, top) => {
    const setting: Setting = { heading: capitals, entry: datesBelow };
    const head = page.write(cv.name, 40, top, 515, { size: 22, align: 'center' });
    let y = contactInLine(page, cv, 40, head, 515, { align: 'center', size: 9 });
    y = drawBlocks(page, only(cv, 'profile'), 40, y, 515, setting);
    const left = drawBlocks(page, only(cv, 'experience'), 40, y, 245, setting);
    const right = drawBlocks(page, only(cv, 'education'), 310, y, 245, setting);
    y = Math.max(left, right) + 6;
    drawBlocks(page, only(cv, 'skills'), 40, y, 245, setting);
    drawBlocks(page, only(cv, 'languages', 'interests'), 310, y, 245, setting);
  },
};

const headingsLeft: KindLayout = {
  name: 'headings at the left',
  draw: (page, cv, top) => {
    let y = page.write(cv.name, 190, top, 360, { size: 20, bold: true });
    y = contactLines(page, cv, 190, y, 360) + 12;
    for (const block of cv.blocks) {
      const left = page.write(block.heading, 40, y, 130, { bold: true, size: 11 });
      y =
        Math.max(left, content(page, block, 190, y, 365, { heading: small, entry: datesFirst })) +
        10;
    }
  },
};

const signBySign: KindLayout = {
  name: 'headings sign by sign',
  draw: (page, cv, top) => {
    const heading: Setting['heading'] = (on, text, x, y) =>
      on.bySigns(text.toUpperCase(), x, y + 8, 11, { size: 10, bold: true }) + 3;
    const setting: Setting = { heading, entry: datesBelow };
    const y = page.write(cv.name, 30, top, 180, { size: 18, bold: true });
    const end = contactLines(page, cv, 30, y, 180, { size: 8.5 });
    drawBlocks(page, only(cv, 'skills', 'languages'), 30, end, 180, setting);
    drawBlocks(
      page,
      only(cv, 'profile', 'experience', 'education', 'interests'),
      235,
      top,
      330,
      setting,
    );
  },
};

export const seenLayouts: readonly KindLayout[] = [
  single,
  leftSidebar,
  labelColumn,
  rightSidebar,
  letterSpaced,
  datesLeft,
  turnedHeadings,
  twoByTwo,
  headingsLeft,
  signBySign,
];
