import { blocks, contact, escaped, head, type Template } from './parts.ts';

const sidebar = (side: string, colours: string, width: number): string =>
  `.page { display: flex; flex-direction: ${side === 'left' ? 'row' : 'row-reverse'}; }
  aside { ${colours} width: ${width}px; padding: 40px 22px; } main { flex: 1; padding: 44px 34px; }`;

/** Looked at while recognition was mended. */
export const seenTemplates: readonly Template[] = [
  {
    name: 'dark bar at the left, small white type',
    style: `${sidebar('left', 'background: #24364b; color: #fff; font-size: 11.5px;', 230)} .page { font-family: 'Open Sans'; font-size: 13px; }`,
    body: (cv) =>
      `<aside>${contact(cv, 'icons')}${blocks(cv, 'skills', 'languages', 'interests')}</aside><main>${head(cv)}${blocks(cv, 'profile', 'experience', 'education')}</main>`,
  },
  {
    name: 'coloured bar at the right, thin type',
    style: `${sidebar('right', 'background: #7a9e87; color: #fff; font-size: 13px;', 250)} .page { font-family: 'Lato'; font-weight: 300; font-size: 14px; }`,
    body: (cv) =>
      `<aside><h2>Contact</h2>${contact(cv, 'nothing')}${blocks(cv, 'languages', 'skills', 'interests')}</aside><main>${head(cv)}${blocks(cv, 'profile', 'education', 'experience')}</main>`,
  },
  {
    name: 'coloured head, two columns',
    style: `.page { font-family: Carlito; font-size: 14.5px; } header { background: #b5472f; color: #fff; padding: 30px 44px; } .contact { display: flex; gap: 26px; font-size: 13px; } .two { display: flex; } .two > div { flex: 1; padding: 24px 34px; }`,
    body: (cv) =>
      `<header>${head(cv)}${contact(cv, 'icons')}</header><div class="two"><div>${blocks(cv, 'profile', 'skills', 'languages')}</div><div>${blocks(cv, 'experience', 'education', 'interests')}</div></div>`,
  },
  {
    name: 'plain, dates at the left',
    style: `.page { font-family: 'Liberation Sans'; font-size: 14px; padding: 56px; } .entry { display: grid; grid-template-columns: 130px 1fr; } .entry .title, .entry .place, .entry ul { grid-column: 2; } .entry .dates { grid-row: 1; }`,
    body: (cv) =>
      `${head(cv)}${contact(cv, 'labels')}${blocks(cv, 'profile', 'education', 'experience', 'skills', 'languages', 'interests')}`,
  },
  {
    name: 'grey type, spaced headings, contact in one line',
    style: `.page { font-family: 'Open Sans'; font-size: 12px; color: #6d6d6d; padding: 52px 64px; } h1, .headline { text-align: center; } h2 { letter-spacing: 5px; text-transform: uppercase; font-size: 12px; font-weight: 400; color: #a08a5a; } .line { text-align: center; font-size: 11px; }`,
    body: (cv) =>
      `${head(cv)}<p class="line">${cv.contact.map(({ text }) => escaped(text)).join(' &nbsp;|&nbsp; ')}</p>${blocks(cv, 'profile', 'experience', 'education', 'skills', 'languages', 'interests')}`,
  },
  {
    name: 'serifs, small, contact at the right of the name',
    style: `.page { font-family: 'DejaVu Serif'; font-size: 11px; padding: 50px; } header { display: flex; justify-content: space-between; } .contact { text-align: right; font-size: 10.5px; }`,
    body: (cv) =>
      `<header><div>${head(cv)}</div>${contact(cv, 'nothing')}</header>${blocks(cv, 'profile', 'experience', 'education', 'languages', 'skills', 'interests')}`,
  },
];

/** Other pages, that were not looked at. */
export const heldOutTemplates: readonly Template[] = [
  {
    name: 'black bar at the right, round marks before contact data',
    style: `${sidebar('right', 'background: #1d1d1f; color: #eee; font-size: 12px;', 245)} .page { font-family: Lato; font-size: 13.5px; } aside h2 { color: #e8b23a; text-transform: uppercase; letter-spacing: 2px; font-size: 13px; } i { background: #e8b23a; color: #1d1d1f; border-radius: 50%; padding: 3px 5px; font-size: 10px; }`,
    body: (cv) =>
      `<aside><h2>Me contacter</h2>${contact(cv, 'icons')}${blocks(cv, 'skills', 'languages', 'interests')}</aside><main>${head(cv)}${blocks(cv, 'profile', 'education', 'experience')}</main>`,
  },
  {
    name: 'pale bar at the left, dark type',
    style: `${sidebar('left', 'background: #dfe7ee; color: #2c3e50; font-size: 12.5px;', 240)} .page { font-family: 'Liberation Sans'; font-size: 13px; } h2 { border-bottom: 1px solid #2c3e50; }`,
    body: (cv) =>
      `<aside>${head(cv)}${contact(cv, 'labels')}${blocks(cv, 'languages', 'skills')}</aside><main>${blocks(cv, 'profile', 'experience', 'education', 'interests')}</main>`,
  },
  {
    name: 'dark head, contact in a band of another colour',
    style: `.page { font-family: 'Open Sans'; font-size: 13px; } header { background: #0e4d64; color: #fff; padding: 26px 50px; } .band { background: #cfe3dc; padding: 8px 50px; display: flex; gap: 22px; font-size: 12px; } .contact { display: flex; gap: 22px; } main { padding: 20px 50px; columns: 2; column-gap: 34px; } section { break-inside: avoid; }`,
    body: (cv) =>
      `<header>${head(cv)}</header><div class="band">${contact(cv, 'icons')}</div><main>${blocks(cv, 'profile', 'experience', 'education', 'skills', 'languages', 'interests')}</main>`,
  },
  {
    name: 'word processor, everything in one column',
    style: `.page { font-family: Carlito; font-size: 15px; padding: 66px 74px; } h2 { background: #e4e4e4; padding: 2px 8px; text-transform: uppercase; } .entry { margin-bottom: 6px; } .dates { float: left; width: 150px; }`,
    body: (cv) =>
      `${contact(cv, 'nothing')}${head(cv)}${blocks(cv, 'profile', 'experience', 'education', 'skills', 'languages', 'interests')}`,
  },
  {
    name: 'narrow thin type in three columns, contact at the foot',
    style: `.page { font-family: 'Liberation Sans Narrow'; font-size: 13px; padding: 44px; display: flex; flex-direction: column; } .three { display: flex; gap: 24px; } .three > div { flex: 1; } .contact { margin-top: 26px; border-top: 2px solid #444; padding-top: 8px; display: flex; justify-content: space-between; }`,
    body: (cv) =>
      `${head(cv)}<div class="three"><div>${blocks(cv, 'profile', 'education')}</div><div>${blocks(cv, 'experience')}</div><div>${blocks(cv, 'skills', 'languages', 'interests')}</div></div>${contact(cv, 'icons')}`,
  },
];
