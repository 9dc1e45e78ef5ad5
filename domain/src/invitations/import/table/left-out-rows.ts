import { fold } from '../fold.ts';
import { saysGone } from '../cells/gone.ts';
import { textsOf, isBlank } from './grid.ts';

export type RowRole = 'blank' | 'person' | 'section' | 'aside';

const totals =
  /^(?:sous )?(?:total|totaux|effectif|nombre|moyenne|soit|nb|somme|count|dont|recapitulatif|synthese|grand total)\b/;
export const remarks =
  /^(?:nb|legende|liste arretee|edite|editee|imprime|page \d|source|attention|document|export|mis a jour|maj|derniere mise|extrait|confidentiel|remarque|fait le|fait a|signature|cachet|visa|rappel|nota|merci|affichage|liste(?:s)? (?:d attente|complementaire|supplementaire|principale)|precedent|suivant|resultats?|voir plus|pour toute|a renvoyer|(?:le|la) (?:directeur|directrice|responsable|secretaire|presidente?|proviseur|proviseure|cheffe?|coordinateur|coordinatrice))\b/;
/** Where to ask, below a list. */
const askings = /^(?:contacts?|renseignements?|secretariat|infos?|informations?|retour)\b.*:/;
export const sections =
  /\b(?:bts|btsa|but|dut|cap|bp|tp|bac|deust|mention|licence|master|bachelor|titre|classe|groupe|promo|promotion|session|section|annee|formation|20\d\d)\b/i;

/** « (3) » numbers a column. */
export const isNumber = (text: string): boolean => /^(?:[\d\s.,%€]+|\(\d+\))$/.test(text);

const guidance =
  /^(?:obligatoire|facultatif|optionnel|requis|texte|nombre|date|liste|liste deroulante|au choix|\d+ (?:chiffres|caracteres)|jj mm aaaa|oui non)$/;

const filledOf = (cells: readonly string[]): number =>
  cells.filter((cell) => cell.trim() !== '').length;

/** What a template says below its titles: how they are to be filled in, or an example of somebody. */
const isOfTemplate = (cells: readonly string[]): boolean => {
  const texts = textsOf(cells);
  const [first = ''] = texts;
  if (filledOf(cells) > 2 && texts.every((text) => guidance.test(fold(text)))) return true;
  const told = texts.filter((text) => guidance.test(fold(text))).length;
  // « Dupont » beside « Exemple » and an address that is nobody's.
  if (
    texts.some((text) =>
      /^(?:exemple|example|(?:votre-?)?prenom[._-]nom|nom[._-]prenom)@/i.test(text),
    )
  )
    return true;
  const shown = texts.filter((text) => /^ex(?:emples?)?\s*[.:]/i.test(text)).length;
  return (
    texts.length > 2 &&
    (2 * Math.max(told, shown) > texts.length || /^ex(?:emple)?\s*[.:]?$/i.test(first))
  );
};

/** « 4 candidats »: how many there are, and nobody. */
const counts =
  /^\d+ (?:candidat|apprenant|apprenti|eleve|etudiant|stagiaire|alternant|inscrit|personne|participant|present|absent|dossier|entreprise|exposant|societe|structure|contact|ligne)e?s?$/;
const isCount = (text: string): boolean => counts.test(fold(text));

const isTotal = (first: string, texts: readonly string[]): boolean =>
  totals.test(first)
    ? texts.slice(1).every((text) => isNumber(text) || isCount(text))
    : texts.some(isCount) && texts.every((text) => isNumber(text) || isCount(text));

const closings =
  /^(?:bonne|bon|cordialement|cdt|cdlt|bien a (?:toi|vous)|merci|a bientot|salutations|sincerement|amicalement|envoye|de la part)\b/;
const days = /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d/;
const breaks = /^(?:pause|dejeuner|deliberations?)(?: (?:dejeuner|cafe|midi|du jury|jury))?$/;
/** « Loire (42) », « 43 – Haute-Loire »: where those below are. */
const departments =
  /^(?:\p{L}[\p{L}\s'’-]{2,30}\s\((?:\d{2,3}|2[AB])\)|(?:\d{2,3}|2[AB])\s*[-–:]\s*\p{L}[\p{L}\s'’-]{2,30})$/u;
const pages = /^page \d+(?: (?:sur )?\d+)?$/;

/**
 * Where a list ends: below an empty row, only rows of one cell that take leave or say who writes, or that follow a total. The
 * number of rows where nothing of the kind stands there.
 */
export const closingFrom = (
  rows: readonly (readonly string[])[],
  header: readonly string[],
): number => {
  let at = rows.length;
  while (at > 0 && filledOf(rows[at - 1] ?? []) <= 1) at -= 1;
  const columns = header.length > 0 ? titlesOf(header).size : filledOf(rows[at - 1] ?? []);
  if (columns < 3) return rows.length;
  const below = rows.slice(at);
  const isClosing = (cells: readonly string[]): boolean =>
    textsOf(cells).some((text) => closings.test(fold(text)));
  const gap = below.findIndex((cells) => isBlank(cells) || isClosing(cells));
  const said = below.slice(gap).flatMap(textsOf);
  const last = textsOf(rows[at - 1] ?? []);
  const ends = isTotal(fold(last[0] ?? ''), last) || said.some((text) => closings.test(fold(text)));
  return gap >= 0 && ends ? at + gap : rows.length;
};

const isCapitals = (text: string): boolean =>
  /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

/** A row of one text in capitals. */
export const isTitle = (cells: readonly string[]): boolean => {
  const [only = '', ...more] = textsOf(cells);
  return more.length === 0 && isCapitals(only);
};

/** A row of one text that is neither an address nor a number: between people of several classes it may be a title too. */
export const isSingleText = (cells: readonly string[]): boolean => {
  const [only = '', ...more] = textsOf(cells);
  return more.length === 0 && only !== '' && !/@|\d{2}\D?\d{2}/.test(only);
};

/** Whether capitals tell titles from rows: most rows begin without them. */
export const areTitlesInCapitals = (rows: readonly (readonly string[])[]): boolean => {
  const names = rows.filter((cells) => filledOf(cells) > 1).map((cells) => textsOf(cells)[0] ?? '');
  return names.filter(isCapitals).length < names.length / 2;
};

const titlesOf = (header: readonly string[]): Set<string> =>
  new Set(header.map(fold).filter((title) => title !== ''));

/** « |-----|:---:| » and « +-----+ »: what parts the head of a table in a mail from its body. */
const isRule = (text: string): boolean => /^[|+:=_ -]*[-=_]{2}[|+:=_ -]*$/.test(text);

/** « Document confidentiel - contact : dpo@… »: an address in a sentence is not somebody’s on the list. */
const isSentence = (text: string): boolean => {
  const said = fold(text.replaceAll(/\S{0,100}@\S+/g, ' '));
  return (
    said.split(' ').length > 1 &&
    (remarks.test(said) || /\b(?:contacts?|renseignements?|questions?)\b.{0,40}[:,]/i.test(text))
  );
};

/** « 12 rue du Bac » beside « 44000 NANTES »: where somebody above lives. */
const isOfAddress = (text: string): boolean =>
  /^\d{5}\s+\p{L}{2}/u.test(text) ||
  /^\d{1,4}\s?(?:bis|ter|[abc])?,?\s+(?:rue|place|pl|avenue|av|boulevard|bd|chemin|ch|impasse|imp|all[ée]e|quai|route|rte|cours|square)\b/iu.test(
    text,
  );

const isAsking = (text: string): boolean => askings.test(text.toLowerCase());

/** What a row below the header is; `isProgramme` knows the programmes that there are. */
export const roleOfRow = (
  cells: readonly string[],
  header: readonly string[],
  isProgramme: (text: string) => boolean,
): RowRole => {
  const texts = textsOf(cells);
  if (texts.every(isRule)) return 'blank';
  const written = cells.find((cell) => cell.trim() !== '') ?? '';
  if (
    texts.length === 1 &&
    titlesOf(header).size > 1 &&
    (isAsking(written) || (written.includes('@') && isSentence(written)))
  )
    return 'aside';
  if (isOfTemplate(cells)) return 'aside';
  const titles = titlesOf(header);
  const repeated = texts.filter((text) => titles.has(fold(text))).length;
  if (repeated >= 2 && repeated >= texts.length / 2) return 'aside';
  if (texts.some((text) => text.includes('@'))) return 'person';
  const first = fold(texts[0] ?? '');
  if (isTotal(first, texts)) return 'aside';
  // « 12:00 » beside « Pause déjeuner »: what a plan of interviews has between people.
  if (texts.length < 3 && texts.some((text) => breaks.test(fold(text)))) return 'aside';
  if (texts.length < 4 && texts.some((text) => pages.test(fold(text)))) return 'aside';
  // « jaune = à relancer » beside « vert = inscrit »: what colours mean.
  if (texts.every((text) => /\s=\s/.test(text))) return 'aside';
  // « Présents : ____ », « Signature : »: to be filled in by hand.
  if (texts.every((text) => /[:_]$/.test(text))) return 'aside';
  // « Nom du formateur : » beside « Mme Perrin »: who signs.
  if (texts.length === 2 && /\p{L}.*:$/u.test(texts[0] ?? '')) return 'aside';
  if (texts.length > 1 && texts.every(isOfAddress)) return 'aside';
  if (texts.length > 1)
    return texts.every((text) => isNumber(text) || remarks.test(fold(text))) ? 'aside' : 'person';
  const [only = ''] = texts;
  if (isProgramme(only) || saysGone(only) || (sections.test(fold(only)) && only.length < 80))
    return 'section';
  if (
    remarks.test(first) ||
    days.test(first) ||
    only.length > 60 ||
    // « A », above those whose names begin with it.
    /^\p{L}$/u.test(only) ||
    // Who signs, and not who is on the list.
    (only.includes(':') && !/\d{2}\D?\d{2}/.test(only)) ||
    /^[*•–—_-]/.test(only) ||
    departments.test(only) ||
    isNumber(only)
  )
    return 'aside';
  return 'person';
};
