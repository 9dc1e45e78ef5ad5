/**
 * What forms name their fields, folded: what stands beside such a label, in a column of its own or after a colon, is the
 * value. Of a job or a course (« Dates », « Intitulé du diplôme »), and of a person (« Adresse », « Téléphone »).
 */
const entryLabel = new RegExp(
  `^(?:${[
    'dates?(?: de (?:debut|fin))?',
    'periodes?|duree|annees?|quand',
    '(?:fonctions?|postes?)(?: ou (?:poste|fonction))?(?: occupee?s?)?',
    "(?:nom(?: et (?:adresse|type))? d[eu] |nom et adresse de )?l?'? ?(?:employeurs?|etablissements?|organismes?|entreprises?|ecoles?)(?: [a-z' ]*(?:formation|enseignement|accueil))?",
    "(?:nom et (?:adresse|type) )(?:de l'|du |de la )(?:employeur|etablissement|organisme|entreprise|ecole)[a-z' ]*",
    '(?:intitule|titre)s?(?: du (?:poste|diplome|certificat))?(?: ou diplome)?(?: du certificat ou diplome)?(?: (?:delivre|obtenu))?',
    'diplome(?: obtenu| delivre)?',
    'lieux?|villes?',
    '(?:principales )?(?:activites?|taches?|missions?|matieres?)(?: (?:et|/) (?:responsabilites|competences)[a-z ]*)?(?: (?:principales|effectuees|realisees))?',
    "(?:type ou )?secteur(?: d'activite)?",
    'description|responsabilites|employeur',
    'niveau (?:dans la classification|national)[a-z ]*',
  ].join('|')})$`,
);

const personLabel =
  /^(?:noms?|prenoms?|nom\(s\)|adresses?|telephones?|tel\.?|portable|mobile|e-?mails?|courriels?|courrier electronique|nationalite|date de naissance|sexe|age|situation)(?:[(/ ].*)?$/;

const longestLabel = 60;

export type LabelKind = 'entry' | 'person';

/** Which kind of label a folded text is; null for any other text. */
export const labelKind = (key: string): LabelKind | null => {
  const said = key
    .replaceAll('’', "'")
    .replace(/\s*:\s*$/, '')
    .trim();
  if (said.length > longestLabel) return null;
  if (personLabel.test(said)) return 'person';
  return entryLabel.test(said) ? 'entry' : null;
};

const contractLabel =
  /^(?:type|nature|duree|periode|rythme|(?:date de )?debut)s?(?: (?:du|de|d'))? ?(?:contrat|alternance)(?![a-z])/;
const wishedLabel =
  /^(?:formation|diplome|niveau|titre|cursus|section|filiere|specialite|contrat|alternance|duree|rythme|date|rentree|debut)s? [a-z' ]{0,30}?(?:demande|vise|souhaite|envisage|choisi|voulu|recherche)e?s?(?: [a-z' ]{1,20})?$/;
const levelLabel = /^niveau(?: (?:d[eu] |d')?(?:la |cette |ce )?(?:formation|diplome))?$/;
const termLabel = /^(?:duree|debut|date de debut|rythme|rentree)$/;

/**
 * Whether a form asks by that label what is looked for, not what was done: « Diplôme demandé », « Type de contrat et durée »; right
 * behind one of those (`isBehind`), « Niveau » and « Durée », too.
 */
export const isWishLabel = (key: string, isBehind: boolean): boolean => {
  const said = key
    .replaceAll('’', "'")
    .replace(/\(e?s?\)|\s*:\s*$/g, '')
    .trim();
  if (said.length > longestLabel || /obtenu|signe|effectue/.test(said)) return false;
  return (
    contractLabel.test(said) ||
    wishedLabel.test(said) ||
    (isBehind && (levelLabel.test(said) || termLabel.test(said)))
  );
};
