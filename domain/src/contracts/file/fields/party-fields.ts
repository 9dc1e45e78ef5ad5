import { addressLines, partOf, type FileField } from './file-field.ts';

/** The company, as the specification's sheet and the official form know it. */
export const companyPart: readonly FileField[] = partOf('company', [
  ['legal_form', 'Forme juridique', null, { need: 'sheet' }],
  ['company_name', 'Raison sociale', 'employeur.denomination'],
  ['trade_name', 'Nom commercial', null, { need: 'sheet' }],
  [
    'siret',
    'SIRET',
    'employeur.siret',
    { hint: '14 chiffres, de l’établissement où l’on travaille' },
  ],
  ['address', 'Adresse', null, { need: 'sheet' }],
  ...addressLines('company', 'employeur.', 'always'),
  ['phone', 'Téléphone', 'employeur.telephone', { kind: 'phone' }],
  [
    'email',
    'E-mail',
    'employeur.courriel',
    { kind: 'email', hint: 'Lu chaque jour : l’aide passe par elle' },
  ],
  ['employer_kind', 'Type d’employeur', 'employeur.typeEmployeur', { list: 'employerKind' }],
  [
    'employer_special',
    'Employeur spécifique',
    'employeur.employeurSpecifique',
    { list: 'employerSpecial' },
  ],
  ['ape_code', 'Code APE', 'employeur.naf', { hint: '4 chiffres et 1 lettre' }],
  ['workforce', 'Effectif', null, { need: 'sheet' }],
  [
    'employees',
    'Effectif total de l’entreprise, en nombre',
    'employeur.nombreDeSalaries',
    { kind: 'number' },
  ],
  ['collective_agreement', 'Convention collective', null, { need: 'sheet' }],
  [
    'idcc',
    'IDCC de la convention collective',
    'employeur.codeIdcc',
    { hint: '4 chiffres, 9999 si aucune' },
  ],
  ['opco', 'OPCO', null, { list: 'opco', need: 'unknownOpco' }],
  ['retirement_fund', 'Caisse de retraite', 'employeur.caisseComplementaire'],
  [
    'public_unemployment',
    'Adhésion à l’assurance chômage',
    'employeur.regimeSpecifique',
    { kind: 'flag', need: 'publicEmployer' },
  ],
  ['legal_rep_firstname', 'Prénom du représentant légal', null, { need: 'sheet' }],
  ['legal_rep_lastname', 'Nom du représentant légal', null, { need: 'sheet' }],
  ['legal_rep_phone', 'Téléphone du représentant légal', null, { kind: 'phone', need: 'sheet' }],
  ['legal_rep_email', 'E-mail du représentant légal', null, { kind: 'email', need: 'sheet' }],
]);

/** R6223-22. */
const competence = 'Stages et formations en entreprise ne comptent pas';

export const supervisorPart: readonly FileField[] = partOf('supervisor', [
  ['supervisor_lastname', 'Nom de naissance du tuteur', 'maitre1.nom'],
  ['supervisor_firstname', 'Prénom du tuteur', 'maitre1.prenom'],
  [
    'supervisor_birthdate',
    'Date de naissance du tuteur',
    'maitre1.dateNaissance',
    { kind: 'date' },
  ],
  [
    'supervisor_nir',
    'NIR (numéro de sécurité sociale) du tuteur',
    null,
    { kind: 'nir', need: 'sheet', hint: '15 chiffres' },
  ],
  ['supervisor_phone', 'Téléphone du tuteur', null, { kind: 'phone', need: 'sheet' }],
  ['supervisor_email', 'E-mail du tuteur', 'maitre1.courriel', { kind: 'email' }],
  ['supervisor_position', 'Fonction du tuteur', 'maitre1.emploiOccupe'],
  ['supervisor_highest_degree', 'Diplôme le plus élevé du tuteur', 'maitre1.intituleDiplomeObtenu'],
  ['supervisor_level', 'Niveau de ce diplôme', 'maitre1.niveauDiplomeObtenu', { list: 'level' }],
  [
    'supervisor_competence',
    'Compétence du tuteur',
    null,
    { list: 'tutorCompetence', hint: competence },
  ],
  [
    'second_supervisor_lastname',
    'Nom de naissance du second tuteur',
    'maitre2.nom',
    { need: 'secondTutor', when: 'always' },
  ],
  [
    'second_supervisor_firstname',
    'Prénom du second tuteur',
    'maitre2.prenom',
    { need: 'secondTutor', when: 'always' },
  ],
  [
    'second_supervisor_birthdate',
    'Date de naissance du second tuteur',
    'maitre2.dateNaissance',
    { kind: 'date', need: 'secondTutor', when: 'always' },
  ],
  [
    'second_supervisor_email',
    'E-mail du second tuteur',
    'maitre2.courriel',
    { kind: 'email', need: 'secondTutor', when: 'always' },
  ],
  [
    'second_supervisor_position',
    'Fonction du second tuteur',
    'maitre2.emploiOccupe',
    { need: 'secondTutor', when: 'always' },
  ],
  [
    'second_supervisor_highest_degree',
    'Diplôme le plus élevé du second tuteur',
    'maitre2.intituleDiplomeObtenu',
    { need: 'secondTutor', when: 'always' },
  ],
  [
    'second_supervisor_level',
    'Niveau de ce diplôme (second tuteur)',
    'maitre2.niveauDiplomeObtenu',
    { list: 'level', need: 'secondTutor', when: 'always' },
  ],
  [
    'second_supervisor_competence',
    'Compétence du second tuteur',
    null,
    {
      list: 'tutorCompetence',
      need: 'secondTutor',
      when: 'always',
      hint: competence,
    },
  ],
  [
    'supervisor_certified',
    'L’employeur atteste que le tuteur remplit les conditions',
    null,
    {
      kind: 'flag',
      hint: 'Salarié volontaire (ou l’employeur), majeur, de bonne moralité, compétent comme indiqué',
    },
  ],
]);

export const candidatePart: readonly FileField[] = partOf('candidate', [
  ['candidate_birth_name', 'Nom de naissance', 'apprenti.nom'],
  ['candidate_used_name', 'Nom d’usage', 'apprenti.nomUsage', { need: 'never' }],
  ['candidate_firstname', 'Premier prénom', 'apprenti.prenom', { hint: 'Celui de l’état civil' }],
  [
    'candidate_nir',
    'NIR (numéro de sécurité sociale)',
    'apprenti.nir',
    {
      kind: 'nir',
      need: 'numberGiven',
      when: 'always',
      hint: '13 chiffres, ou 15 avec la clé',
    },
  ],
  [
    'candidate_nir_awaited',
    'NIR pas encore attribué',
    null,
    {
      kind: 'flag',
      need: 'never',
      when: 'fromAbroad',
      hint: 'L’OPCO le demandera',
      standsFor: 'candidate_nir',
    },
  ],
  ['candidate_birthdate', 'Date de naissance', 'apprenti.dateNaissance', { kind: 'date' }],
  ['candidate_sex', 'Sexe', 'apprenti.sexe', { list: 'sex' }],
  [
    'candidate_birth_department',
    'Département de naissance',
    'apprenti.departementNaissance',
    { hint: '069, 02A, 971, 099 à l’étranger' },
  ],
  ['candidate_birth_town', 'Commune de naissance', 'apprenti.communeNaissance'],
  ['candidate_nationality', 'Nationalité', 'apprenti.nationalite', { list: 'nationality' }],
  [
    'candidate_social_scheme',
    'Régime social',
    'apprenti.regimeSocial',
    { list: 'socialScheme', hint: 'MSA chez un employeur agricole, URSSAF chez les autres' },
  ],
  ...addressLines('candidate', 'apprenti.', 'always'),
  ['candidate_phone', 'Téléphone', 'apprenti.telephone', { kind: 'phone' }],
  ['candidate_email', 'E-mail', 'apprenti.courriel', { kind: 'email' }],
  [
    'candidate_elite_athlete',
    'Inscrit sur la liste des sportifs de haut niveau',
    'apprenti.inscriptionSportifDeHautNiveau',
    { kind: 'flag' },
  ],
  [
    'candidate_disability',
    'Reconnu travailleur handicapé (RQTH)',
    'apprenti.handicap',
    { kind: 'flag' },
  ],
  [
    'candidate_young_equivalence',
    'Équivalence jeunes (PCH, AEEH ou PPS, de 15 à 20 ans)',
    null,
    { kind: 'flag', need: 'noDisability', only: 'apprentice' },
  ],
  [
    'candidate_boe_extension',
    'Autre bénéficiaire de l’obligation d’emploi',
    null,
    { kind: 'flag', need: 'noDisability', only: 'apprentice' },
  ],
  [
    'candidate_business_project',
    'Projet de création ou de reprise d’entreprise',
    'apprenti.projetCreationRepriseEntreprise',
    { kind: 'flag' },
  ],
  [
    'candidate_situation',
    'Situation avant ce contrat',
    'apprenti.situationAvantContrat',
    { list: 'situation' },
  ],
  [
    'candidate_last_diploma',
    'Dernier diplôme ou titre préparé',
    'apprenti.diplomePrepare',
    { list: 'diploma' },
  ],
  ['candidate_last_year', 'Dernière année suivie', 'apprenti.derniereClasse', { list: 'lastYear' }],
  [
    'candidate_last_diploma_title',
    'Intitulé précis de ce diplôme',
    'apprenti.intituleDiplomePrepare',
  ],
  [
    'candidate_highest_diploma',
    'Diplôme le plus élevé obtenu',
    'apprenti.diplome',
    { list: 'diploma' },
  ],
  [
    'candidate_emancipated',
    'Mineur émancipé',
    null,
    { kind: 'flag', need: 'never', when: 'underAge' },
  ],
]);

export const guardianPart: readonly FileField[] = partOf('guardian', [
  ['guardian_name', 'Nom de naissance et prénom', 'responsableLegal.nom', { need: 'minor' }],
  ...addressLines('guardian', 'responsableLegal.', 'minor'),
  ['guardian_email', 'E-mail', 'responsableLegal.courriel', { kind: 'email', need: 'minor' }],
]);
