import { partOf, type FileField } from './file-field.ts';

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
