import { addMonths, addYears } from '../../calendar/days.ts';
import { blocking, unlikely } from '../finding.ts';
import { isAlreadyInTraining, isAmendment, type Rule } from './rule.ts';

/** The longest contract there is, a fourth year and one after a failed exam included. */
const longestYears = 5;

/** What is signed already may have begun, as long as it can still go on; what is not has to be signed first. */
const startPast: Rule['judge'] = (read, { today }) => {
  const start = read.day('contract_start');
  if (!start || start >= today) return null;
  if (start < addYears(today, -longestYears))
    return blocking(
      `Ce contrat commence il y a plus de ${longestYears} ans.`,
      'Il serait terminé depuis longtemps : l’année est mal saisie.',
      'Corrigez l’année.',
    );
  if (read.text('signed_on') !== '' || isAmendment(read)) return null;
  if (start < addYears(today, -1))
    return blocking(
      'Ce contrat commence il y a plus d’un an.',
      'Il doit être signé avant que le travail commence.',
      'Corrigez l’année ; si le contrat est déjà signé sur papier, indiquez sa date de conclusion.',
    );
  return unlikely(
    'Ce contrat commence avant aujourd’hui.',
    'Il doit être signé avant que le travail commence.',
    'Corrigez la date ; si le contrat est déjà signé sur papier, dites-le.',
  );
};

const startFar: Rule['judge'] = ({ day }, { today }) => {
  const start = day('contract_start');
  return start && start > addYears(today, 2)
    ? blocking(
        'Ce contrat commence dans plus de 2 ans.',
        'Personne ne signe si tôt : l’année est mal saisie.',
        'Corrigez l’année.',
      )
    : null;
};

/** A signature long before the first day; an amendment is signed while the contract goes on. */
const signedFar: Rule['judge'] = (read) => {
  const signed = read.day('signed_on');
  const start = read.day('contract_start');
  if (!signed || !start || isAmendment(read)) return null;
  if (signed < addYears(start, -2))
    return blocking(
      'La signature a plus de 2 ans d’avance sur le contrat.',
      'Personne ne signe si tôt : l’année est mal saisie.',
      'Vérifiez les deux dates.',
    );
  return signed < addYears(start, -1)
    ? unlikely(
        'La signature a plus d’un an d’avance sur le contrat.',
        'L’année est peut-être mal saisie.',
        'Vérifiez les deux dates ; si elles sont exactes, dites-le.',
      )
    : null;
};

/** It is printed as the day on which all have signed; one after the first day is told by that rule. */
const signedToCome: Rule['judge'] = ({ day }, { today }) => {
  const signed = day('signed_on');
  const start = day('contract_start');
  return signed && signed > today && !(start && signed > start)
    ? unlikely(
        'Cette date de conclusion est à venir.',
        'C’est le jour de la dernière signature, et elle s’imprime comme telle.',
        'Videz-la\u202F: les signatures la rempliront\u202F; si ce jour est convenu, dites-le.',
      )
    : null;
};

/** Who goes on with a course that began elsewhere may have begun it long before, and not before any contract could. */
const trainingFar: Rule['judge'] = (read) => {
  const training = read.day('training_start');
  const start = read.day('contract_start');
  if (!training || !start) return null;
  if (training < addYears(start, -longestYears))
    return blocking(
      `La formation commence plus de ${longestYears} ans avant le contrat.`,
      'Aucune ne dure si longtemps : l’année est mal saisie.',
      'Corrigez l’année.',
    );
  return training < addMonths(start, -3) &&
    !isAlreadyInTraining(read) &&
    read.text('signed_on') === ''
    ? unlikely(
        'La formation commence plus de 3 mois avant le contrat.',
        'Ce peut être celle d’un cycle commencé ailleurs.',
        'Vérifiez les deux dates ; si elles sont exactes, dites-le.',
      )
    : null;
};

/** Years that are mistyped: what no contract can have blocks, what few have warns. */
export const farDateRules: readonly Rule[] = [
  {
    rule: 'start_past',
    field: 'contract_start',
    source: 'Code du travail, L6222-4 et L6222-7-1',
    judge: startPast,
  },
  {
    rule: 'start_far',
    field: 'contract_start',
    source: 'Usage',
    judge: startFar,
  },
  {
    rule: 'signed_far',
    field: 'signed_on',
    source: 'Usage',
    judge: signedFar,
  },
  {
    rule: 'signed_to_come',
    field: 'signed_on',
    source: 'Usage',
    judge: signedToCome,
  },
  {
    rule: 'training_far',
    field: 'training_start',
    source: 'Code du travail, L6222-12',
    judge: trainingFar,
  },
];
