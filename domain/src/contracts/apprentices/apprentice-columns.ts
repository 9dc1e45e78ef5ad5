/** What a column is to the board: refused without it, asked for when a file is handed in by hand, or welcome. */
export type ColumnNeed = 'required' | 'by hand' | 'welcome';

export interface ApprenticeColumn {
  key: string;
  need: ColumnNeed;
  /** Why it stays empty; null where the files tell it. */
  empty: string | null;
}

const told = (need: ColumnNeed, ...keys: readonly string[]): ApprenticeColumn[] =>
  keys.map((key) => ({ key, need, empty: null }));

const untold = (empty: string, ...keys: readonly string[]): ApprenticeColumn[] =>
  keys.map((key) => ({ key, need: 'welcome', empty }));

const notKnown = 'Tandem ne le sait pas\u202F: à compléter si vous le voulez.';
const ofSchoolSoftware = 'Tenu par votre logiciel de scolarité.';

/** Contracts that one line can hold. */
export const mostContracts = 4;

/** Of the first to the fourth contract: only the others have a number. */
export const contractSuffix = (index: number): string => (index === 0 ? '' : `_${index + 1}`);

const contractColumns = Array.from({ length: mostContracts }, (_, index) => contractSuffix(index))
  .flatMap((suffix) => [
    `contrat_date_debut${suffix}`,
    `contrat_date_fin${suffix}`,
    `contrat_date_rupture${suffix}`,
    `cause_rupture_contrat${suffix}`,
    `siret_employeur${suffix}`,
  ])
  .flatMap((key) => told('welcome', key));

/**
 * The columns of a file for the « Tableau de bord de l'apprentissage » (its third format, as its public code has it in 2026).
 * A social security number is none of them: the board keeps only whether there is one.
 */
export const apprenticeColumns: readonly ApprenticeColumn[] = [
  ...told(
    'required',
    'nom_apprenant',
    'prenom_apprenant',
    'date_de_naissance_apprenant',
    'annee_scolaire',
    'id_erp_apprenant',
  ),
  ...told(
    'by hand',
    'sexe_apprenant',
    'email_contact',
    'adresse_apprenant',
    'code_postal_apprenant',
  ),
  ...told('welcome', 'tel_apprenant', 'statut_apprenant', 'date_metier_mise_a_jour_statut'),
  ...untold(notKnown, 'code_commune_insee_apprenant', 'code_commune_insee_de_naissance_apprenant'),
  ...untold(ofSchoolSoftware, 'ine_apprenant'),
  ...told('welcome', 'rqth_apprenant'),
  ...untold(notKnown, 'date_rqth_apprenant'),
  ...told('welcome', 'responsable_apprenant_mail1'),
  ...untold(notKnown, 'responsable_apprenant_mail2'),
  ...told(
    'required',
    'date_inscription_formation',
    'date_entree_formation',
    'date_fin_formation',
    'etablissement_responsable_uai',
    'etablissement_responsable_siret',
    'etablissement_formateur_uai',
    'etablissement_formateur_siret',
  ),
  ...untold(
    'La durée du cycle n’est pas celle du contrat\u202F: Tandem ne la connaît pas.',
    'duree_theorique_formation',
    'duree_theorique_formation_mois',
  ),
  ...told('by hand', 'annee_formation'),
  ...told(
    'welcome',
    'formation_cfd',
    'formation_rncp',
    'libelle_court_formation',
    'formation_presentielle',
    'etablissement_lieu_de_formation_uai',
    'etablissement_lieu_de_formation_siret',
    'etablissement_lieu_de_formation_adresse',
    'etablissement_lieu_de_formation_code_postal',
  ),
  ...contractColumns,
  ...untold(
    ofSchoolSoftware,
    'obtention_diplome_formation',
    'date_obtention_diplome_formation',
    'date_exclusion_formation',
    'cause_exclusion_formation',
    'derniere_situation',
    'dernier_organisme_uai',
    'type_cfa',
  ),
  ...untold(
    notKnown,
    'nom_referent_handicap_formation',
    'prenom_referent_handicap_formation',
    'email_referent_handicap_formation',
  ),
];

/** What stands in the columns; one that is empty is left out. */
export type ApprenticeRow = Readonly<Record<string, string>>;

/** Columns that the board asks for and that some lines lack, with how many. */
export const lackingColumns = (rows: readonly ApprenticeRow[]): { key: string; lines: number }[] =>
  apprenticeColumns
    .filter(({ need }) => need !== 'welcome')
    .map(({ key }) => ({ key, lines: rows.filter((row) => !row[key]).length }))
    .filter(({ lines }) => lines > 0);
