import { fold } from '../fold.ts';
import { textsOf, isBlank } from './grid.ts';

export type RowRole = 'blank' | 'person' | 'section' | 'aside';

const totals =
  /^(?:sous )?(?:total|totaux|effectif|nombre|moyenne|soit|nb|somme|count|dont|recapitulatif|synthese|grand total)\b/;
const remarks =
  /^(?:nb|legende|liste arretee|edite|editee|imprime|page \d|source|attention|document|export|mis a jour|maj|derniere mise|extrait|confidentiel|remarque|fait le|fait a|signature|cachet|visa|rappel|nota|merci|pour toute|a renvoyer|(?:le|la) (?:directeur|directrice|responsable|secretaire|presidente?|proviseur|proviseure|cheffe?|coordinateur|coordinatrice))\b/;
/** Where to ask, below a list. */
const askings = /^(?:contacts?|renseignements?|secretariat|infos?|informations?|retour)\b.*:/;
const sections =
  /\b(?:bts|but|dut|cap|bac|licence|master|bachelor|titre|classe|groupe|promo|promotion|session|section|annee|formation|20\d\d)\b/i;

const isTotal = (first: string, texts: readonly string[]): boolean =>
  totals.test(first) && texts.slice(1).every((text) => /^[\d\s.,%€]+$/.test(text));

const titlesOf = (header: readonly string[]): Set<string> =>
  new Set(header.map(fold).filter((title) => title !== ''));

const isAsking = (text: string): boolean => askings.test(text.toLowerCase());

/** What a row below the header is; `isProgramme` knows the programmes that there are. */
export const roleOfRow = (
  cells: readonly string[],
  header: readonly string[],
  isProgramme: (text: string) => boolean,
): RowRole => {
  if (isBlank(cells)) return 'blank';
  const texts = textsOf(cells);
  const written = cells.find((cell) => cell.trim() !== '') ?? '';
  if (texts.length === 1 && titlesOf(header).size > 1 && isAsking(written)) return 'aside';
  if (texts.some((text) => text.includes('@'))) return 'person';
  const first = fold(texts[0] ?? '');
  const titles = titlesOf(header);
  const repeated = texts.filter((text) => titles.has(fold(text))).length;
  if (repeated >= 2 && repeated >= texts.length / 2) return 'aside';
  if (isTotal(first, texts)) return 'aside';
  if (texts.length > 1)
    return texts.every((text) => /^[\d\s.,%€]+$/.test(text)) ? 'aside' : 'person';
  const [only = ''] = texts;
  if (isProgramme(only) || (sections.test(fold(only)) && only.length < 80)) return 'section';
  if (
    remarks.test(first) ||
    only.length > 60 ||
    // Who signs, and not who is on the list.
    (only.includes(':') && !/\d{2}\D?\d{2}/.test(only)) ||
    /^[*•–—_-]/.test(only) ||
    /^[\d\s.,%€]+$/.test(only)
  )
    return 'aside';
  return 'person';
};
