import type { ImportField, ImportKind } from '../fields.ts';
import { isCutShort } from './cut-words.ts';
import { wordsOf } from './header-words.ts';

/** Words that say that a value is somebody else's. */
const others: Readonly<Record<ImportKind, ReadonlySet<string>>> = {
  candidates: new Set(
    `pere mere parent parents responsable resp rl rl1 rl2 representant legal legaux tuteur tutrice urgence entreprise employeur
    societe conjoint maitre ma professeur prof conseiller conseillere etablissement lycee college naissance referent
    referente dirigeant cfa prevenir secretariat ecole recruteur interlocuteur emp empl repr reprleg repleg garant parrain
    charge chargee suivi vendeur vendeuse emergency guardian mother father teacher employer company supervisor mentor school
    papa maman oncle tante frere soeur foyer secours educateur educatrice accompagnateur accompagnatrice prescripteur
    ancien ancienne anciens anciennes old payeur payeuse acheteur acheteuse accompagnant accompagnante financeur
    ent etb ets urg tut lyc leg rep rlg buyer manager parrain marraine`.split(/\s+/),
  ),
  companies: new Set(
    'comptable comptabilite facturation opco apprenti apprentie apprentis apprenant apprenante apprenants alternant alternante alternants etudiant etudiante etudiants eleve eleves stagiaire stagiaires candidat candidate jeune salarie naissance conseiller referent owner proprietaire vendeur vendeuse ancien ancienne old cfa ecole professeur prof opca compta financeur conjoint conjointe collaborateur urgence parent parents mere pere'.split(
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

/** Whose a column of a company's contact is, where another word says what it holds: « Tuteur (Nom) ». */
export const contactRoles = new Set(
  `referent referente tuteur tutrice contact dirigeant dirigeante gerant gerante responsable resp interlocuteur interlocutrice representant
  correspondant rh drh maitre apprentissage patron ma manager recruteur recruteuse recrutement signataire president presidente`.split(
    /\s+/,
  ),
);
/** « Position » above « Étudiant en BTS », « Tags » above « BTS, JPO »: a programme that is named, and not asked for. */
const standings = new Set(
  'niveau niveaux position poste fonction emploi job tag tags etiquette etiquettes obtenu obtenue obtenus dernier derniere precedent precedente origine acquis bac'.split(
    ' ',
  ),
);
const fax = new Set(['fax', 'telecopie', 'telecopieur']);
const tutors = new Set(['tuteur', 'tutrice', 'maitre', 'apprentissage']);
/** « Mail entreprise » is the company’s own. */
export const wholeCompany = new Set(
  'entreprise societe employeur etablissement structure siege accueil standard'.split(' '),
);
/** « NOM (nom de naissance) », « Ville de facturation », « Foyer : Ville »: of these fields such words say nobody else. */
const besides: Partial<Record<ImportField, readonly string[]>> = {
  full_name: ['naissance'],
  last_name: ['naissance'],
  town: ['facturation', 'foyer'],
};
export const firms = new Set(
  'tiers client entreprise societe organisation structure etablissement'.split(' '),
);

/** « Tél / Fax » is a telephone's first. */
export const isOfFax = (words: readonly string[]): boolean =>
  words.some((word) => fax.has(word)) && !/^(?:tel|telephone|standard)$/.test(words[0] ?? '');

/** « Mail famille » is the parents’, a « nom de famille » one’s own. */
const isFamilys = (words: readonly string[]): boolean =>
  words.includes('famille') && !words.some((word) => /^noms?$/.test(word));

/** « Mél étab. », « TEL_RESP »: whose it is, cut short. */
const isCut = (kind: ImportKind, word: string): boolean =>
  kind === 'candidates' && isCutShort(word, others.candidates);

/** « Référent dans l’entreprise » is whom to ask for there, a « référent » alone the school's. */
const isOfCompany = (kind: ImportKind, word: string, words: readonly string[]): boolean =>
  kind === 'companies' &&
  /^referente?$/.test(word) &&
  words.some((one) => wholeCompany.has(one) && one !== 'structure');

const isOthers = (kind: ImportKind, words: readonly string[]): boolean =>
  // « Ma ville » is one's own, « Tél MA » a tutor's.
  words.some(
    (word, at) =>
      (others[kind].has(word) || isCut(kind, word)) &&
      !(word === 'ma' && at === 0 && words.length > 1) &&
      !isOfCompany(kind, word, words),
  ) || isFamilys(words);

/** Whether some words of a header say that what it has of a field is somebody else's. */
export const isOthersOwn = (
  kind: ImportKind,
  field: ImportField,
  words: readonly string[],
): boolean =>
  isOthers(
    kind,
    words.filter((word) => besides[field]?.includes(word) !== true),
  );

/** Whether a header says that its column holds something of somebody else, or what nobody is called by. */
export const isSomebodyElses = (kind: ImportKind, header: string): boolean =>
  isOthers(kind, wordsOf(header)) || isOfFax(wordsOf(header));

/** « Niveau visé » is a wish. */
const wishes = new Set(
  'vise visee vises souhaite souhaitee souhaites demande demandee envisage envisagee prepare preparee choisi choisie voulu voulue'.split(
    ' ',
  ),
);

/** Whether a header says that a programme of its column is not that of a wish. */
export const isStanding = (header: string): boolean => {
  const words = wordsOf(header);
  return words.some((word) => standings.has(word)) && !words.some((word) => wishes.has(word));
};

/** Whether a header says that a town of its column is that of a wish or a site, and nobody's home. */
export const isElsewhere = (kind: ImportKind, header: string): boolean =>
  kind === 'candidates' && wordsOf(header).some((word) => elsewhere.has(word));

/** Whether a header speaks of who looks after an apprentice: « Tél MA » is a « maître d’apprentissage », « ma ville » one’s own. */
export const isOfTutor = (header: string): boolean => {
  const words = wordsOf(header);
  return words.at(-1) === 'ma' || words.some((word) => tutors.has(word));
};
