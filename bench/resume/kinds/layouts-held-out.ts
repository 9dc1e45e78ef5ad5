import type { KindLayout } from './layouts-seen.ts';
import type { Page, Style } from './page.ts';
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
  only,
  small,
  type Setting,
} from './parts.ts';

/** A name of two lines, as templates set it. */
const nameInTwo = (page: Page, name: string, x: number, y: number, style: Style): number => {
  const [first = '', ...others] = name.split(' ');
  const under = page.write(first, x, y, 260, style);
  return page.write(others.join(' ').toUpperCase(), x, under, 260, { ...style, bold: true });
};

const rightAligned: KindLayout = {
  name: 'sidebar set to its right margin',
  draw: (page, cv, top) => {
    const right: Style = { align: 'right', size: 9 };
    const heading: Setting['heading'] = (on, text, x, y, width) =>
      on.write(text, x, y + 12, width, { align: 'right', bold: true, size: 10 }) + 2;
    const end = contactLines(page, cv, 30, top + 70, 150, right);
    drawBlocks(page, only(cv, 'languages', 'skills', 'interests'), 30, end, 150, {
      heading,
      entry: datesBelow,
      line: right,
    });
    const head = nameInTwo(page, cv.name, 200, top, { size: 24 });
    drawBlocks(page, only(cv, 'profile', 'education', 'experience'), 200, head, 360, {
      heading: capitals,
      entry: datesBelow,
    });
  },
};

const timeline: KindLayout = {
  name: 'timeline with the firm first',
  draw: (page, cv, top) => {
    const entry: Setting['entry'] = (on, { dates, title, place, lines }, x, from, width) => {
      on.write('•', x, from, 10);
      let y = on.write(place.toUpperCase(), x + 14, from, width - 14, { size: 9 });
      y = on.write(title, x + 14, y, width - 14, { bold: true });
      y = on.write(dates, x + 14, y, width - 14, { size: 8 });
      for (const line of lines) y = on.write(line, x + 14, y, width - 14);
      return y + 7;
    };
    const heading: Setting['heading'] = (on, text, x, y, width) => {
      on.rule(x, y + 8, width);
      return on.write(text, x, y + 12, width, { size: 13 }) + 3;
    };
    const y = page.write(`${cv.name} — ${cv.headline}`, 50, top, 495, { size: 15, bold: true });
    const end = contactInLine(page, cv, 50, y, 495, { size: 9 });
    drawBlocks(page, cv.blocks, 50, end, 495, { heading, entry });
  },
};

const cards: KindLayout = {
  name: 'cards, two by two',
  draw: (page, cv, top) => {
    const setting: Setting = { heading: capitals, entry: datesFirst, line: { size: 9 } };
    const head = page.write(cv.name, 40, top, 300, { size: 21, bold: true });
    page.write(cv.headline, 40, head, 300);
    const side = contactLines(page, cv, 350, top, 205, { size: 9 });
    let y = Math.max(head + 16, side);
    const pairs = [
      ['profile', 'skills'],
      ['education', 'languages'],
      ['experience', 'interests'],
    ] as const;
    for (const [left, right] of pairs) {
      const one = drawBlocks(page, only(cv, left), 40, y, 290, setting);
      const other = drawBlocks(page, only(cv, right), 350, y, 205, setting);
      y = Math.max(one, other) + 8;
    }
  },
};

const filledForm: KindLayout = {
  name: 'typed like a form',
  draw: (page, cv, top) => {
    const heading: Setting['heading'] = (on, text, x, y, width) =>
      on.write(`${text} :`, x, y + 9, width, { bold: true, size: 10 }) + 2;
    const [first = '', ...others] = cv.name.split(' ');
    let y = page.write('CURRICULUM VITAE', 60, top, 475, { align: 'center', size: 14 }) + 8;
    y = page.write(`Nom : ${others.join(' ')}`, 60, y, 475);
    y = page.write(`Prénom : ${first}`, 60, y, 475);
    y = page.write('Date de naissance : 03/04/2004 à Bordeaux', 60, y, 475);
    for (const { label, text, link } of cv.contact)
      y = page.write(`${label} : ${text}`, 60, y, 475, { link });
    drawBlocks(page, cv.blocks, 60, y, 475, { heading, entry: datesFirst });
  },
};

const initials: KindLayout = {
  name: 'initials before contact data, at the right',
  draw: (page, cv, top) => {
    const head = page.write(cv.name.toUpperCase(), 45, top, 300, { size: 19 });
    page.write(cv.headline.toUpperCase(), 45, head, 300, { spaced: 1.5, size: 8 });
    let side = top;
    for (const { label, text, link } of cv.contact)
      side = page.write(`${label[0] ?? ''}. ${text}`, 360, side, 200, { size: 8.5, link });
    const heading: Setting['heading'] = (on, text, x, y, width) =>
      on.write(text.toLowerCase(), x, y + 10, width, { size: 16 }) + 1;
    const end = Math.max(head + 14, side);
    drawBlocks(page, cv.blocks, 45, end, 510, { heading, entry: datesRight });
  },
};

const twoPages: KindLayout = {
  name: 'two pages with a running head',
  draw: (page, cv, top) => {
    const setting: Setting = { heading: small, entry: datesBeside(120) };
    const y = page.write(cv.name, 50, top, 495, { size: 18, bold: true });
    const end = contactLines(page, cv, 50, y, 495);
    drawBlocks(page, only(cv, 'profile', 'experience'), 50, end, 495, setting);
    page.write('Page 1/2', 480, 800, 70, { size: 8 });
    page.next();
    page.write(`CV ${cv.name}`, 50, 25, 300, { size: 8 });
    const others = only(cv, 'education', 'skills', 'languages', 'interests');
    drawBlocks(page, others, 50, 50, 495, setting);
    page.write('Page 2/2', 480, 800, 70, { size: 8 });
  },
};

/** As the European form of today has it. */
const europassNew: KindLayout = {
  name: 'Europass, labels in lines',
  draw: (page, cv, top) => {
    let y = page.write(cv.name, 150, top, 400, { size: 18, bold: true });
    y = page.write('Date de naissance : 03/04/2004 | Nationalité : française', 150, y, 400, {
      size: 9,
    });
    const names: Readonly<Record<string, string>> = {
      Adresse: 'Adresse',
      Téléphone: 'Numéro de téléphone',
      Courriel: 'Adresse électronique',
    };
    for (const { label, text, link } of cv.contact)
      y = page.write(`${names[label] ?? label} : ${text}`, 150, y, 400, { size: 9, link });
    const entry: Setting['entry'] = (on, { dates, title, place, lines }, x, from, width) => {
      let at = on.write(`[ ${dates} ]`, x, from, width, { size: 9 });
      at = on.write(title, x, at, width, { bold: true });
      at = on.write(place, x, at, width, { size: 9 });
      for (const line of lines) at = on.write(`◦ ${line}`, x, at, width);
      return at + 6;
    };
    const heading: Setting['heading'] = (on, text, x, from, width) => {
      const under = on.write(text.toUpperCase(), x, from + 10, width, { size: 11 });
      on.rule(x, under, width);
      return under + 4;
    };
    drawBlocks(page, cv.blocks, 40, y + 6, 510, { heading, entry });
  },
};

const labelsInTheMiddle: KindLayout = {
  name: 'headings to the left of a rule, set to the right',
  draw: (page, cv, top) => {
    let y = page.write(cv.name, 185, top, 370, { size: 20, bold: true });
    y = contactLines(page, cv, 185, y, 370, { size: 9 }) + 8;
    for (const block of cv.blocks) {
      const left = page.write(block.heading, 30, y, 140, { align: 'right', bold: true });
      const setting: Setting = { heading: small, entry: datesBelow };
      y = Math.max(left, content(page, block, 185, y, 370, setting)) + 9;
    }
  },
};

const wordByWord: KindLayout = {
  name: 'drawn word by word',
  draw: (page, cv, top) => {
    const words = (text: string, x: number, from: number, width: number, style: Style): number => {
      let [at, y] = [x, from];
      const size = style.size ?? 10;
      for (const word of text.split(' ')) {
        const wide = page.width(word, style);
        if (at > x && at + wide > x + width) [at, y] = [x, y + size * 1.3];
        page.write(word, at, y, wide + 40, style);
        at += wide + size * 0.3;
      }
      return y + size * 1.35;
    };
    let y = words(cv.name, 50, top, 495, { size: 20, bold: true });
    for (const { text, link } of cv.contact)
      y = link === undefined ? words(text, 50, y, 495, {}) : page.write(text, 50, y, 495, { link });
    for (const { heading, entries, lines } of cv.blocks) {
      y = words(heading.toUpperCase(), 50, y + 9, 495, { bold: true, size: 11 });
      for (const { dates, title, place, lines: said } of entries) {
        y = words(`${dates} ${title}, ${place}`, 50, y, 495, { bold: true });
        for (const line of said) y = words(line, 62, y, 480, {});
      }
      for (const line of lines) y = words(line, 50, y, 495, {});
    }
  },
};

const bandAndThirds: KindLayout = {
  name: 'contact under the name, thirds of the page',
  draw: (page, cv, top) => {
    const setting: Setting = { heading: capitals, entry: datesFirst, line: { size: 9 } };
    const y = page.write(cv.name, 40, top, 515, { size: 22, align: 'center' });
    const under = contactInLine(page, cv, 40, y, 515, { size: 9, align: 'center' });
    const end = drawBlocks(page, only(cv, 'profile'), 40, under, 515, setting);
    drawBlocks(page, only(cv, 'skills', 'languages'), 40, end, 155, setting);
    drawBlocks(page, only(cv, 'experience'), 210, end, 170, setting);
    drawBlocks(page, only(cv, 'education', 'interests'), 395, end, 165, setting);
  },
};

export const heldOutLayouts: readonly KindLayout[] = [
  rightAligned,
  timeline,
  cards,
  filledForm,
  initials,
  twoPages,
  europassNew,
  labelsInTheMiddle,
  wordByWord,
  bandAndThirds,
];
