import { nameAndRole, saysRole } from '../invitations/import/cells/contact-roles.ts';
import { isOffice, withoutCivility } from '../invitations/import/cells/name-cells.ts';
import { isCompanyLike } from '../invitations/import/columns/cell-kinds.ts';
import { isFirstName } from '../invitations/import/columns/first-names.ts';
import { fold } from '../search/letters.ts';

export type Name = readonly [first: string, last: string];

export const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * What is typed where a name is asked for and none is known, and what stands in a name's columns when a list is read wrongly.
 * Few of these are family names; whoever bears one is found less often.
 */
const everyday = new Set(
  `aide sociale enfance pere mere parent parents oncle tante tuteur tutrice famille
  test essai demo exemple nom prenom contact personne candidat candidate candidats client compte utilisateur
  apprenti apprentie alternant alternante stagiaire eleve etudiant etudiante equipe salarie salariee
  definir preciser completer confirmer renseigner venir determiner communique renseigne precise connu inconnu inconnue
  cours attente neant aucun aucune non oui rien vide
  bonjour bonsoir salut merci bienvenue cher chere rappel
  lundi mardi mercredi jeudi vendredi samedi dimanche
  bts but dut cap bac pro professionnel professionnelle bachelor licence master mastere titre mention mco ndrc gpme
  vente ventes commerce commercial commerciale marketing gestion comptabilite administration administratif administrative
  centre site campus ville service direction technique
  directeur directrice gerant gerante responsable drh rh maire president presidente assistant assistante manager dirigeant
  dirigeante secretaire comptable vendeur vendeuse technicien technicienne ingenieur conseiller conseillere`.split(
    /\s+/,
  ),
);

/** They are no side of a name by themselves: « la Directrice », « À définir ». */
const small = new Set(
  'a au aux ce cet d de des du en et l la le les leur ma mes mon ne ou par pour sa ses son un une'.split(
    ' ',
  ),
);

const saysOther = (side: string): boolean =>
  isOffice(side) || isCompanyLike(side) || wordsOf(side).some((word) => everyday.has(word));

/**
 * Whether these may be a person’s first and family name. Where nobody has confirmed the name, `isUnconfirmed`, only a known
 * first name shows that it is one: « Bac » « Pro » are the columns of a list that was read wrongly.
 */
export const namesSomebody = (name: Name, isUnconfirmed: boolean): boolean => {
  if (name.some((side) => wordsOf(side).every((word) => small.has(word)))) return false;
  const [first, last] = name;
  if (saysOther(last)) return false;
  return isFirstName(first) || (!isUnconfirmed && !saysOther(first));
};

/** The same of two fields in which others wrote who it is, or that nobody is known yet. */
export const isWrittenAsName = (name: Name): boolean =>
  isFirstName(name[0]) || name.every((side) => /\p{Lu}/u.test(side));

const mostWords = 6;

/** How somebody may be called whose name was typed in one field: each of its words may begin the family name. */
const splitsOf = (typed: string): Name[] => {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  if (words.length > mostWords) return [];
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
};

const civility = /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle)\.?\s/iu;

/**
 * How whoever is named in a field may be called, in which a department may stand, or nobody: « Mme Sophie Lemaire - RH ». None
 * where no one person is named: « Magasin central », « Mme la Directrice » and « À définir » are words of many texts.
 */
export const namesIn = (typed: string): Name[] => {
  const name = (nameAndRole(typed)?.name ?? typed).trim();
  const bare = withoutCivility(name);
  const words = bare.split(/[\s-]+/);
  if (!civility.test(name) && !words.some(isFirstName)) return [];
  if (small.has(fold(words[0] ?? '')) || isCompanyLike(bare)) return [];
  if (!isFirstName(words[0] ?? '') && saysRole(bare)) return [];
  return /\s(?:et|ou|&)\s/iu.test(name) ? [] : splitsOf(bare);
};

const lettersOf = (name: string): string => wordsOf(name).join('');

const toldLetters = (told: string): string[] =>
  told
    .split(/\s+(?:et|ou|&|\/)\s+/iu)
    .map((one) => lettersOf(withoutCivility((nameAndRole(one)?.name ?? one).trim())));

/** Whether somebody of those who are told of so, by a civility or a role as well, is called by a name and by no longer one. */
export const bearersAmong = (told: readonly string[]): ((name: Name) => boolean) => {
  const borne = new Set(told.flatMap(toldLetters));
  return ([first, last]) =>
    borne.has(lettersOf(first + last)) || borne.has(lettersOf(last + first));
};
