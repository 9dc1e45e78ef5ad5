/** Whose a column of a company's contact is, where another word says what it holds: « Tuteur (Nom) ». */
export const contactRoles = new Set(
  `tuteur tutrice contact dirigeant dirigeante gerant gerante responsable resp interlocuteur interlocutrice representant
  correspondant rh drh maitre apprentissage patron ma manager recruteur recruteuse recrutement signataire president presidente`.split(
    /\s+/,
  ),
);
/** « Position » above « Étudiant en BTS », « Tags » above « BTS, JPO »: a programme that is named, and not asked for. */
export const standings = new Set(
  'niveau niveaux position poste fonction emploi job tag tags etiquette etiquettes'.split(' '),
);
const fax = new Set(['fax', 'telecopie', 'telecopieur']);
export const tutors = new Set(['tuteur', 'tutrice', 'maitre', 'apprentissage']);
/** « Mail entreprise » is the company’s own. */
export const wholeCompany = new Set(
  'entreprise societe employeur etablissement structure siege accueil standard'.split(' '),
);
/** « NOM (nom de naissance) », « Ville (adresse de facturation) ». */
export const besidesNames = new Set(['naissance', 'facturation']);
export const firms = new Set(
  'tiers client entreprise societe organisation structure etablissement'.split(' '),
);

/** « Tél / Fax » is a telephone's first. */
export const isOfFax = (words: readonly string[]): boolean =>
  words.some((word) => fax.has(word)) && !/^(?:tel|telephone|standard)$/.test(words[0] ?? '');
