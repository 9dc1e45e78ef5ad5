import { ageOn } from '../../calendar/days.ts';
import { blocking, unlikely, type Verdict } from '../finding.ts';
import { isPublicEmployer } from '../opco/find-opco.ts';
import { isProfessional, levelOf, type Reader, type Rule } from './rule.ts';

const tutorAge =
  (field: string): Rule['judge'] =>
  (read, { today }) => {
    const birth = read.day(field);
    if (!birth) return null;
    const on = read.day('contract_start') ?? today;
    const age = ageOn(birth, on);
    if (age < 18)
      return blocking(
        birth > on
          ? 'Cette date de naissance est à venir.'
          : `Le tuteur aura ${age} ans au début du contrat.`,
        'Un maître d’apprentissage est majeur au début du contrat.',
        'Vérifiez l’année de naissance, ou désignez quelqu’un d’autre.',
      );
    if (age > 100)
      return blocking(
        `Le tuteur aura ${age} ans au début du contrat.`,
        'L’année est mal saisie.',
        'Corrigez l’année de naissance.',
      );
    return age > 75
      ? unlikely(
          `Le tuteur aura ${age} ans au début du contrat.`,
          'L’année est peut-être mal saisie.',
          'Vérifiez-la ; si elle est exacte, dites-le.',
        )
      : null;
  };

const address = ({ text }: Reader, field: string): string => text(field).toLowerCase();

/** Nobody accompanies themself. */
const notTheCandidate =
  (field: string): Rule['judge'] =>
  (read) =>
    address(read, field) !== '' && address(read, field) === address(read, 'candidate_email')
      ? blocking(
          'Le tuteur a l’adresse e-mail du candidat.',
          'Personne n’est son propre maître d’apprentissage.',
          'Saisissez l’adresse du tuteur.',
        )
      : null;

const isSame = (read: Reader, one: string, other: string): boolean => {
  const plain = (key: string): string => read.text(key).replace(/\s/g, '').toLowerCase();
  return plain(one) !== '' && plain(one) === plain(other);
};

const samePerson =
  (tutor: string): Rule['judge'] =>
  (read) =>
    isSame(read, `${tutor}_birthdate`, 'candidate_birthdate') &&
    isSame(read, `${tutor}_firstname`, 'candidate_firstname') &&
    isSame(read, `${tutor}_lastname`, 'candidate_birth_name')
      ? blocking(
          'Le tuteur a le nom et la date de naissance du candidat.',
          'Personne n’est son propre maître d’apprentissage.',
          'Saisissez ceux du tuteur.',
        )
      : null;

const twoYears = 'Choisissez les deux ans d’activité s’il les a, ou désignez quelqu’un d’autre.';

/** Of who works for a firm of temporary work the one in that firm is exempt from it (D6325-10). */
const competentForProfessional = (read: Reader): Verdict =>
  (read.text('employer_special') === '1' ? unlikely : blocking)(
    'En professionnalisation, le tuteur a deux ans d’expérience.',
    'C’est dans une qualification en rapport avec celle qui est visée ; un diplôme ou un accord n’en dispense pas.',
    twoYears,
  );

/** What makes a tutor competent, against their diploma and whose tutor they are. */
const competence =
  (tutor: string): Rule['judge'] =>
  (read) => {
    const said = read.text(`${tutor}_competence`);
    if (said === '' || said === 'years') return null;
    if (isProfessional(read)) return competentForProfessional(read);
    if (said === 'branch')
      return isPublicEmployer(read.text('employer_kind'))
        ? blocking(
            'Un employeur public ne relève d’aucun accord de branche.',
            'Le tuteur a deux ans d’activité, ou un diplôme du domaine et un an d’activité.',
            'Choisissez l’un des deux, ou désignez quelqu’un d’autre.',
          )
        : null;
    const held = read.number(`${tutor}_level`);
    const prepared = levelOf(read.text('training_diploma_type'));
    return held !== null && prepared > held
      ? blocking(
          'Le diplôme du tuteur est d’un niveau moins élevé que le diplôme visé.',
          'Un diplôme du domaine suffit avec un an d’activité s’il est d’un niveau au moins égal ; sinon il faut deux ans.',
          `Corrigez le niveau de son diplôme s’il est inexact. ${twoYears}`,
        )
      : null;
  };

export const tutorRules: readonly Rule[] = [
  ...['supervisor', 'second_supervisor'].map((tutor) => ({
    rule: `${tutor}_competence`,
    field: `${tutor}_competence`,
    source: 'Code du travail, R6223-22, D6273-1 et D6325-6',
    judge: competence(tutor),
  })),
  {
    rule: 'supervisor_age',
    field: 'supervisor_birthdate',
    source: 'Code du travail, L6223-8-1',
    judge: tutorAge('supervisor_birthdate'),
  },
  {
    rule: 'second_supervisor_age',
    field: 'second_supervisor_birthdate',
    source: 'Code du travail, L6223-8-1',
    judge: tutorAge('second_supervisor_birthdate'),
  },
  {
    rule: 'supervisor_is_candidate',
    field: 'supervisor_email',
    source: 'Code du travail, L6223-8-1',
    judge: notTheCandidate('supervisor_email'),
  },
  {
    rule: 'second_supervisor_is_candidate',
    field: 'second_supervisor_email',
    source: 'Code du travail, L6223-8-1',
    judge: notTheCandidate('second_supervisor_email'),
  },
  {
    rule: 'supervisor_same_person',
    field: 'supervisor_lastname',
    source: 'Code du travail, L6223-8-1',
    judge: samePerson('supervisor'),
  },
  {
    rule: 'second_supervisor_same_person',
    field: 'second_supervisor_lastname',
    source: 'Code du travail, L6223-8-1',
    judge: samePerson('second_supervisor'),
  },
  {
    rule: 'second_supervisor_is_first',
    field: 'second_supervisor_email',
    source: 'Notice du CERFA 10103',
    judge: (read) =>
      address(read, 'supervisor_email') !== '' &&
      address(read, 'supervisor_email') === address(read, 'second_supervisor_email')
        ? unlikely(
            'Les deux tuteurs ont la même adresse e-mail.',
            'Un second tuteur est une autre personne, à qui l’on écrit aussi.',
            'Saisissez la sienne ; si elle est bien partagée, dites-le.',
          )
        : null,
  },
  {
    rule: 'supervisor_conditions',
    field: 'supervisor_certified',
    source: 'Code du travail, L6223-8-1, R6223-22 et D6325-6',
    judge: ({ flag }) =>
      flag('supervisor_certified') === false
        ? blocking(
            'L’employeur n’atteste pas que le tuteur remplit les conditions.',
            'Sans cette attestation, le contrat ne peut pas être déposé.',
            'Répondez oui une fois les conditions vérifiées, ou désignez quelqu’un d’autre.',
          )
        : null,
  },
];
