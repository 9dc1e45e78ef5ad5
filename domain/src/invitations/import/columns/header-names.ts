import {
  besidesNames,
  contactRoles,
  firms,
  isOfFax,
  standings,
  tutors,
  wholeCompany,
} from './header-words.ts';
import { asksForSource, isNumbering, withoutArticles } from './whole-headers.ts';
import { fold, sameWord } from '../fold.ts';
import type { FieldOfImport, ImportField, ImportKind } from '../fields.ts';
import { importFields } from '../fields.ts';

/** Words of a header that say whose it is or how it is to be filled in, and not what it holds. */
const empty = new Set(
  `a au aux ce d de des du en l la le les ou s un une votre vos ton ta quel quelle est sont qui mon ma notre
  apprenant apprenante apprenants apprenti apprentie apprentis alternant alternante candidat candidate candidats
  invitee attendee registrant visiteur visiteuse visiteurs prospect prospects postulant postulante lead membre usager individu individus eleve eleves etudiant etudiante etudiants student students stagiaire stagiaires jeune personne beneficiaire participant inscrit
  obligatoire facultatif requis oblig merci saisir indiquer renseigner principal principale perso personnel personnelle
  actuel actuelle actuellement pour joindre en majuscule majuscules minuscules capitales svp stp sil si plait ex exemple
  et app appr elv cand coordonnees inscription bonjour sur peut on te tu toi vous y dans habite habites habitez reside resides residez
  enfant enfants lui elle son sa ses your my please champ complementaire ind`.split(/\s+/),
);

/** Words that say that a value is somebody else's. */
const others: Readonly<Record<ImportKind, ReadonlySet<string>>> = {
  candidates: new Set(
    `pere mere parent parents responsable resp rl rl1 rl2 representant legal legaux tuteur tutrice urgence entreprise employeur
    societe conjoint maitre ma professeur prof conseiller conseillere etablissement lycee college naissance referent
    referente dirigeant cfa prevenir secretariat ecole recruteur interlocuteur emp empl repr reprleg repleg garant parrain
    charge chargee suivi vendeur vendeuse emergency guardian mother father teacher employer company supervisor mentor
    papa maman oncle tante frere soeur foyer secours educateur educatrice accompagnateur accompagnatrice prescripteur
    ancien ancienne anciens anciennes old payeur payeuse acheteur acheteuse accompagnant accompagnante`.split(
      /\s+/,
    ),
  ),
  companies: new Set(
    'comptable comptabilite facturation opco apprenti apprentie apprentis apprenant apprenante apprenants alternant alternante alternants etudiant etudiante etudiants eleve eleves stagiaire stagiaires candidat candidate jeune salarie naissance conseiller referent owner proprietaire vendeur vendeuse ancien ancienne old'.split(
      ' ',
    ),
  ),
};

/** « VŒU » above « Ville », « Ville du campus »: where one would study or work is not where one lives. */
const elsewhere = new Set(
  'voeu voeux choix souhait souhaits souhaite souhaitee souhaitees site sites campus formation formations centre antenne stage stages job'.split(
    ' ',
  ),
);

const ofContact: ReadonlySet<ImportField> = new Set([
  'first_name',
  'last_name',
  'email',
  'phone',
  'contact_role',
]);

const squeezed = (text: string): string => text.replaceAll(' ', '');

const withoutNumber = (word: string): string => word.replace(/(?<=\p{L}{3})\d+$/u, '');

/** « Merci {{field:prenom}}, et ton nom ? »: a form repeats in its question what it was told before. */
const withoutRecall = (header: string): string => header.replaceAll(/\{\{[^}]*\}\}/g, ' ');

/** « (pas celui de tes parents) » says whose it is not. */
const withoutDenial = (header: string): string =>
  header.replaceAll(
    /\(?\s*\b(?:et )?(?:pas|non|sauf|autre que) (?:ceux|celui|celles?|du|des?|la|le|un|une|d['’])[^()?]*\)?/gi,
    ' ',
  );

/** « e mail » and « mél » are one word. */
const wordsOf = (header: string): string[] =>
  // « codePostalEtablissement »: names of fields, as registers have them.
  fold(withoutDenial(withoutRecall(header)).replaceAll(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 '))
    .replaceAll(/\be (?=mails?\b)/g, 'e')
    .split(' ')
    .map(withoutNumber)
    .filter((word) => word !== '' && !/^\d+$/.test(word));

const telling = (words: readonly string[]): string[] => {
  const kept = words.filter((word) => !empty.has(word));
  // « nom. Votre nom »: the code of a question says it before the question.
  return [...new Set(kept.length > 0 ? kept : words)];
};

interface Known {
  words: readonly string[];
  whole: string;
  bare: string;
  told: string;
}

const known = new Map<FieldOfImport, readonly Known[]>();

const knownHeaders = (field: FieldOfImport): readonly Known[] => {
  const kept = known.get(field);
  if (kept) return kept;
  const headers = field.headers.map((header) => ({
    words: wordsOf(header),
    whole: squeezed(wordsOf(header).join(' ')),
    bare: withoutArticles(wordsOf(header)),
    told: squeezed(telling(wordsOf(header)).join(' ')),
  }));
  known.set(field, headers);
  return headers;
};

/** « Mail famille » is the parents’, a « nom de famille » one’s own. */
const isFamilys = (words: readonly string[]): boolean =>
  words.includes('famille') && !words.some((word) => /^noms?$/.test(word));

const isOthers = (kind: ImportKind, words: readonly string[]): boolean =>
  // « Ma ville » is one's own, « Tél MA » a tutor's.
  words.some((word, at) => others[kind].has(word) && !(word === 'ma' && at === 0)) ||
  isFamilys(words);

/** Whether a header says that its column holds something of somebody else, or what nobody is called by. */
export const isSomebodyElses = (kind: ImportKind, header: string): boolean =>
  isOthers(kind, wordsOf(header)) || isOfFax(wordsOf(header));

/** Whether a header says that a programme of its column is not that of a wish. */
export const isStanding = (header: string): boolean =>
  wordsOf(header).some((word) => standings.has(word));

/** Whether a header says that a town of its column is that of a wish or a site, and nobody's home. */
export const isElsewhere = (kind: ImportKind, header: string): boolean =>
  kind === 'candidates' && wordsOf(header).some((word) => elsewhere.has(word));

/** Whether a header speaks of who looks after an apprentice: « Tél MA » is a « maître d’apprentissage », « ma ville » one’s own. */
export const isOfTutor = (header: string): boolean => {
  const words = wordsOf(header);
  return words.at(-1) === 'ma' || words.some((word) => tutors.has(word));
};

/** « Nom Pat. » : words that end in a dot are the beginnings of others. */
const beginningsIn = (header: string): string[] =>
  Array.from(header.matchAll(/(?<!\p{L})(\p{L}{3,})\./gu), ([, word = '']) => fold(word));

const isAbbreviated = (
  cut: readonly string[],
  words: readonly string[],
  whole: readonly string[],
): boolean =>
  cut.length > 0 &&
  words.length === whole.length &&
  words.every((word, at) =>
    cut.includes(word) ? whole[at]?.startsWith(word) === true : whole[at] === word,
  );

/** « Nom, prénom et classe » : a first name and a name in one column. */
const saysBothNames = (words: readonly string[]): boolean =>
  words.some((word) => /^noms?$/.test(word)) && words.some((word) => /^prenoms?$/.test(word));

/** From 0 to 1: how much a header, in one language, says that its column holds `field`. */
const scoreOf = (kind: ImportKind, field: FieldOfImport, header: string): number => {
  const words = wordsOf(header);
  if (words.length === 0) return 0;
  if (field.field === 'source' && asksForSource(header)) return 0.9;
  if (words.length > 14) return 0;
  const whole = squeezed(words.join(' '));
  const told = squeezed(telling(words).join(' '));
  const headers = knownHeaders(field);
  // Of two headers of one field, the one that is named first is the better.
  const exact = headers.findIndex((one) => one.whole === whole);
  if (exact >= 0) return 1 - exact / 1000;
  const joined = withoutArticles(words);
  const named = headers.findIndex((one) => one.bare === joined);
  if (named >= 0) return 0.98 - named / 1000;
  // « Nom, prénom, date de naissance »: whoever it is, and when they were born.
  const isPerson = field.field === 'full_name' && saysBothNames(words);
  if (field.own && isOthers(kind, isPerson ? words.filter((word) => word !== 'naissance') : words))
    return 0;
  if (field.field === 'name' && isNumbering(words)) return 0;
  if (field.field === 'town' && isElsewhere(kind, header)) return 0;
  if (field.field === 'phone' && isOfFax(words)) return 0;
  const isKnown = (left: ReadonlySet<string>): boolean => {
    const what = squeezed(telling(words.filter((word) => !left.has(word))).join(' '));
    return what !== whole && headers.some((one) => one.whole === what);
  };
  const bare = headers.findIndex((one) => one.told === told);
  if (bare >= 0) return 0.97 - bare / 1000;
  const typed = headers.findIndex((one) => sameWord(one.told, told));
  if (typed >= 0) return 0.88 - typed / 1000;
  const cut = beginningsIn(header);
  if (headers.some((one) => isAbbreviated(cut, words, one.words))) return 0.86;
  if (saysBothNames(words)) {
    if (field.field === 'full_name') return 0.85;
    if (field.field === 'first_name' || field.field === 'last_name') return 0;
  }
  // « Nom du magasin », « Organisation - Nom » is what a shop is called.
  if (kind === 'companies' && field.field === 'name' && words.length > 1 && words.includes('nom')) {
    const what = squeezed(telling(words.filter((word) => word !== 'nom')).join(' '));
    if (headers.some((one) => one.told === what)) return 0.9;
  }
  if (kind === 'companies' && ofContact.has(field.field)) {
    if (isKnown(contactRoles)) return 0.84;
    if (field.own && field.many && isKnown(wholeCompany)) return 0.82;
  }
  const said = field.words?.some((word) => words.some((one) => sameWord(word, one))) ?? false;
  return said ? 0.75 : 0;
};

/** « Formation demandée (vœu 1) », « Contact (NOM Prénom) »: what stands between brackets says how, and not what. */
const withoutBrackets = (header: string): string => header.replaceAll(/\s*\([^()]*\)/g, '').trim();

const bracketScore = (kind: ImportKind, field: FieldOfImport, header: string): number => {
  const bare = withoutBrackets(header);
  const how = wordsOf(Array.from(header.matchAll(/\([^()]*\)/g), ([text]) => text).join(' '));
  if (bare === header || bare === '') return 0;
  const isSaidOfAll = field.field === 'last_name' || field.field === 'town';
  const others = isSaidOfAll ? how.filter((word) => !besidesNames.has(word)) : how;
  if (isOthers(kind, others)) return 0;
  // « Nom (tiers) » beside « Nom (contact) »: what the firm is called.
  const isFirms = kind === 'companies' && how.some((word) => firms.has(word));
  if (field.field === 'last_name' && isFirms) return 0;
  return scoreOf(kind, field, bare) - 0.02;
};

/** « Courriel / Email » says one thing twice. */
const headerScore = (kind: ImportKind, field: FieldOfImport, header: string): number => {
  const score = Math.max(scoreOf(kind, field, header), bracketScore(kind, field, header));
  const parts = header.split(/\s*[/|]\s*/).filter((part) => part.trim() !== '');
  if (score > 0.8 || parts.length !== 2) return score;
  return Math.max(score, Math.min(...parts.map((part) => scoreOf(kind, field, part))) - 0.02);
};

const isFurther = (header: string): boolean => /(?:^|[^\d])[2-9]$/.test(header.trim());

/** The fields that a header may mean, each with how much it says so; the best first. */
export const fieldsOfHeader = (
  kind: ImportKind,
  header: string,
): { field: ImportField; score: number }[] =>
  importFields[kind]
    .map((field) => ({ field: field.field, score: headerScore(kind, field, header) }))
    // « Mail 2 » comes after « Mail perso ».
    .map(({ field, score }) => ({ field, score: isFurther(header) ? score - 0.05 : score }))
    // « Nom MA » is a tutor's, after that of who answers for the company.
    .map(({ field, score }) => ({
      field,
      score:
        kind === 'companies' && ofContact.has(field) && isOfTutor(header)
          ? Math.min(score, 0.83)
          : score,
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
