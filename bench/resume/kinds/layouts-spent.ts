import type { KindLayout } from './layouts-seen.ts';
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

const band: KindLayout = {
  name: 'contact in a band of three',
  draw: (page, cv, top) => {
    const setting: Setting = { heading: large, entry: datesFirst };
    const head = page.write(cv.name, 40, top, 515, { size: 26, align: 'right' });
    const room = 515 / Math.max(1, cv.contact.length);
    let end = head + 6;
    for (const [index, { text, link }] of cv.contact.entries())
      end = Math.max(
        end,
        page.write(text, 40 + index * room, head + 6, room - 12, { size: 9, link }),
      );
    drawBlocks(page, only(cv, 'profile', 'experience', 'education'), 40, end, 310, setting);
    drawBlocks(page, only(cv, 'skills', 'languages', 'interests'), 375, end, 180, setting);
  },
};

/** As the European form of the years around 2005 has it. */
const europassOld: KindLayout = {
  name: 'Europass, form with two columns',
  draw: (page, cv, top) => {
    const pair = (name: string, text: string, y: number, link?: string): number => {
      const left = page.write(name, 45, y, 150, { size: 9 });
      return Math.max(left, page.write(text, 215, y, 340, { size: 9.5, link }));
    };
    let y = page.write('Europass\nCurriculum Vitae', 45, top, 150, { bold: true, size: 12 }) + 6;
    y = page.write('Informations personnelles', 45, y, 150, { bold: true });
    y = pair('Nom(s) / Prénom(s)', cv.name, y);
    const names: Readonly<Record<string, string>> = {
      Adresse: 'Adresse(s)',
      Téléphone: 'Téléphone portable',
      Courriel: 'Courrier électronique',
    };
    for (const { label, text, link } of cv.contact) y = pair(names[label] ?? label, text, y, link);
    for (const block of cv.blocks) {
      const left = page.write(block.heading, 45, y + 10, 150, { bold: true });
      y = block.entries.length > 0 ? left : y + 10;
      for (const { dates, title, place, lines } of block.entries) {
        y = pair('Dates', dates, y + 3);
        y = pair(
          block.topic === 'education'
            ? 'Intitulé du certificat ou diplôme délivré'
            : 'Fonction ou poste occupé',
          title,
          y,
        );
        y = pair(
          block.topic === 'education'
            ? 'Nom et type de l’établissement'
            : 'Nom et adresse de l’employeur',
          place,
          y,
        );
        if (lines.length > 0)
          y = pair('Principales activités et responsabilités', lines.join('\n'), y);
      }
      for (const line of block.lines) y = page.write(line, 215, y, 340, { size: 9.5 });
      y = Math.max(y, left);
    }
  },
};

const centred: KindLayout = {
  name: 'everything about the middle',
  draw: (page, cv, top) => {
    const heading: Setting['heading'] = (on, text, x, y, width) =>
      on.write(text, x, y + 10, width, { align: 'center', bold: true, size: 12 }) + 3;
    const y = page.write(cv.name, 50, top, 495, { size: 20, align: 'center' });
    const end = contactLines(page, cv, 50, y, 495, { align: 'center', size: 9 });
    drawBlocks(page, cv.blocks, 50, end, 495, { heading, entry: datesRight });
  },
};

const turnedDown: KindLayout = {
  name: 'headings turned down beside a sidebar',
  draw: (page, cv, top) => {
    const setting: Setting = { heading: capitals, entry: datesBelow };
    const end = contactLines(page, cv, 30, top, 130, { size: 8.5 });
    drawBlocks(page, only(cv, 'skills', 'languages'), 30, end, 130, setting);
    let y = page.write(cv.name, 225, top, 340, { size: 22, bold: true }) + 8;
    for (const block of only(cv, 'profile', 'experience', 'education', 'interests')) {
      const text = block.heading.toUpperCase();
      page.turned(text, 205, y, -90, { size: 8, spaced: 1 });
      y = Math.max(content(page, block, 225, y, 340, setting), y + text.length * 7.2) + 12;
    }
  },
};

const threeAtFoot: KindLayout = {
  name: 'three columns at the foot',
  draw: (page, cv, top) => {
    const setting: Setting = { heading: capitals, entry: datesBeside(105) };
    const head = page.write(cv.name, 40, top, 330, { size: 20 });
    const side = contactLines(page, cv, 380, top, 180, { align: 'right', size: 9 });
    const y =
      drawBlocks(
        page,
        only(cv, 'profile', 'experience', 'education'),
        40,
        Math.max(head, side),
        515,
        setting,
      ) + 10;
    for (const [index, topic] of (['skills', 'languages', 'interests'] as const).entries())
      drawBlocks(page, only(cv, topic), 40 + index * 178, y, 160, setting);
  },
};

const spacedSidebar: KindLayout = {
  name: 'sidebar that starts lower, letter-spaced',
  draw: (page, cv, top) => {
    const heading: Setting['heading'] = (on, text, x, y, width) =>
      on.write(text.toUpperCase(), x, y + 9, width, { spaced: 2.6, size: 9 }) + 3;
    drawBlocks(page, only(cv, 'experience', 'education', 'interests'), 215, top + 3, 345, {
      heading,
      entry: datesFirst,
    });
    let y = page.write(cv.name, 35, top + 30, 155, { size: 17, bold: true });
    y = page.write(cv.headline, 35, y, 155, { spaced: 1, size: 9 }) + 8;
    y = drawBlocks(page, only(cv, 'profile', 'skills', 'languages'), 35, y, 155, {
      heading,
      entry: datesFirst,
      line: { size: 9 },
    });
    contactLines(page, cv, 35, y + 12, 155, { size: 9 });
  },
};

const footed: KindLayout = {
  name: 'contact at the foot of the page',
  draw: (page, cv, top) => {
    const y = page.write(cv.name, 60, top, 475, { size: 20 });
    const end = drawBlocks(page, cv.blocks, 60, y, 475, { heading: small, entry: datesBelow });
    contactInLine(page, cv, 60, Math.max(end + 20, 770), 475, { size: 8.5, align: 'center' });
  },
};

const signsBeside: KindLayout = {
  name: 'headings sign by sign at the left',
  draw: (page, cv, top) => {
    let y = page.bySigns(cv.name, 60, top, 15, { size: 18 }) + 6;
    y = contactInLine(page, cv, 60, y, 475, { size: 9 }) + 10;
    for (const block of cv.blocks) {
      y = page.bySigns(block.heading.toUpperCase(), 60, y, 9.2, { size: 9 }) + 2;
      y = content(page, block, 90, y, 445, { heading: small, entry: datesBeside(120) }) + 8;
    }
  },
};

const wide: KindLayout = {
  name: 'two halves from top to bottom',
  draw: (page, cv, top) => {
    const setting: Setting = { heading: small, entry: datesRight };
    const head = page.write(cv.name, 36, top, 250, { size: 17, bold: true });
    const end = contactLines(page, cv, 36, head, 250, { size: 9 });
    drawBlocks(page, only(cv, 'profile', 'education', 'languages'), 36, end, 252, setting);
    drawBlocks(page, only(cv, 'experience', 'skills', 'interests'), 306, top, 252, setting);
  },
};

export const spentLayouts: readonly KindLayout[] = [
  band,
  europassOld,
  centred,
  turnedDown,
  threeAtFoot,
  spacedSidebar,
  footed,
  signsBeside,
  wide,
];
