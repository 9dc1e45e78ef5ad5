import { fold } from '../fold.ts';

/** Words of a header that say whose it is or how it is to be filled in, and not what it holds. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a au aux ce d de des du en l la le les ou s un une votre vos ton ta quel quelle est sont qui mon ma notre
  apprenant apprenante apprenants apprenti apprentie apprentis alternant alternante candidat candidate candidats
  invitee attendee registrant visiteur visiteuse visiteurs prospect prospects postulant postulante lead membre usager individu individus eleve eleves etudiant etudiante etudiants student students stagiaire stagiaires jeune personne beneficiaire participant inscrit
  obligatoire facultatif requis oblig merci saisir indiquer renseigner principal principale primary perso personnel personnelle
  actuel actuelle actuellement pour joindre en majuscule majuscules minuscules capitales svp stp sil si plait ex exemple
  et app appr elv cand coordonnees inscription bonjour sur peut on te tu toi vous y dans habite habites habitez reside resides residez
  enfant enfants lui elle son sa ses your my please champ complementaire ind foyer facturation`.split(
    /\s+/,
  ),
);

const withoutNumber = (word: string): string => word.replace(/(?<=\p{L}{3})\d+$/u, '');

/** « Merci {{field:prenom}}, et ton nom ? »: a form repeats in its question what it was told before. */
const withoutRecall = (header: string): string => header.replaceAll(/\{\{[^{}]{0,200}\}\}/g, ' ');

/** « (pas celui de tes parents) » says whose it is not. */
const withoutDenial = (header: string): string =>
  header.replaceAll(
    /\(?\s*\b(?:et )?(?:pas|non|sauf|autre que) (?:ceux|celui|celles?|du|des?|la|le|un|une|d['’])[^()?]*\)?/gi,
    ' ',
  );

/** « Représentant(s) présent(e)s », « Candidat·e·s »: one or several, man or woman. */
const withoutEndings = (header: string): string =>
  header.replaceAll(
    /(?<=\p{L})(?:\((?:e|s|es|x|ne|trice)\)s?|[·•.](?:e|rice)(?:[·•.]s)?(?![\p{L}]))/gu,
    '',
  );

/** « e mail » and « mél » are one word. */
export const wordsOf = (header: string): string[] =>
  // « codePostalEtablissement »: names of fields, as registers have them.
  fold(
    withoutEndings(withoutDenial(withoutRecall(header))).replaceAll(
      /(\p{Ll})(?=\p{Lu}\p{Ll})/gu,
      '$1 ',
    ),
  )
    .replaceAll(/\be (?=mails?\b)/g, 'e')
    // « Vœu n° 1 », « 1er vœu »: which of several is no part of what it is.
    .replaceAll(/(?<= )n (?=\d{1,2}(?: |$))|(?<!\S)\d{1,2} ?(?:er|ere|e|eme|nd|nde)(?!\S)/g, '')
    .split(' ')
    .map(withoutNumber)
    .filter((word) => word !== '' && !/^\d+$/.test(word));

export const telling = (words: readonly string[]): string[] => {
  const kept = words.filter((word) => !emptyWords.has(word));
  // « nom. Votre nom »: the code of a question says it before the question.
  return [...new Set(kept.length > 0 ? kept : words)];
};
