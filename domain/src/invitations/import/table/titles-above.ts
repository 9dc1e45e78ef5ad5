import { saysDiploma } from '../cells/choices.ts';
import { fold } from '../fold.ts';
import { textsOf } from './grid.ts';
import { remarks, sections } from './left-out-rows.ts';

/** What stands above a table of the people in it. */
export interface Above {
  /** The programme that there is; empty where no title names one. */
  section: string;
  /** Else a diploma that is none of these programmes. */
  diploma: string;
  /** A title that says the years, or which intake they are of. */
  years: string;
}

const isRemark = (text: string): boolean =>
  text.length > 100 || text.includes('@') || remarks.test(fold(text));

const saysYears = (text: string): boolean => {
  const [, first = '', second = ''] =
    /\b20(\d\d)\s*[-/–]\s*(?:20)?(\d\d)\b(?!\s*[-/]\s*\d)/.exec(text) ?? [];
  return (
    (first !== '' && Number(second) === Number(first) + 1) ||
    /\b(?:rentree|promo|promotion|session)\b.{0,40}\b20\d\d\b/.test(fold(text))
  );
};

const labels =
  /^(?:formation|session|promotion|promo|classe|groupe|annee|annee scolaire|rentree|campagne|diplome|section)$/;

/** « Formation : » beside « BTS MCO », « Campagne : 2026-2027 » beside « Statut : tous »: each label with what stands behind it. */
const labelled = (texts: readonly string[]): string[] =>
  texts.flatMap((text, at) => {
    const bare = text.replace(/\s*:\s*$/, '');
    if (!labels.test(fold(bare.split(':')[0] ?? ''))) return [];
    if (bare.includes(':')) return [text];
    const next = texts[at + 1];
    return next === undefined || next.includes(':') ? [] : [`${bare} : ${next}`];
  });

/** What the titles above a table say of everybody in it, the last of a kind before the others. */
export const titlesAbove = (
  rows: readonly (readonly string[])[],
  isProgramme: (text: string) => boolean,
): Above => {
  const titles = rows
    .map((cells) => textsOf(cells))
    .flatMap((texts) => (texts.length === 1 ? texts : labelled(texts)));
  const last = (says: (title: string) => boolean) => titles.findLast(says) ?? '';
  return {
    section: last((title) => sections.test(fold(title)) && isProgramme(title)),
    diploma: last((title) => !isRemark(title) && saysDiploma(title)),
    years: last((title) => !isRemark(title) && saysYears(title)),
  };
};
