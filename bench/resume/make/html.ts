import type { Entry, Person } from './person.ts';

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;

/** A section with its heading; nothing when it has no content. */
export const section = (heading: string, content: string): string =>
  content === '' ? '' : `<section><h2>${escape(heading)}</h2>${content}</section>`;

export const paragraph = (text: string | null | undefined, kind = ''): string =>
  text ? `<p class="${kind}">${escape(text)}</p>` : '';

export const page = (style: string, body: string): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>CV</title><style>
@page { size: A4; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; -webkit-print-color-adjust: exact }
ul { margin: 2px 0; padding-left: 16px } p { margin: 2px 0 } h1, h2, h3 { margin: 0 }
${style}
</style></head><body>${body}</body></html>`;

export const eachEntry = (entries: readonly Entry[], write: (entry: Entry) => string): string =>
  entries.map(write).join('');

export const fullName = ({ name: [first, last] }: Person): string => `${first} ${last}`;

/** As somebody writes who finds no accents on the keyboard. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .replaceAll('–', '-');
