import { addMonths, addYears } from '../../calendar/days.ts';
import { blocking, unlikely, type Verdict } from '../finding.ts';
import type { Reader, Rule } from './rule.ts';

const afterRupture = (read: Reader): boolean => read.text('contract_type_code') === '23';
const isProfessional = (read: Reader): boolean => read.text('contract_kind') === 'professional';

const tooShort = (read: Reader, start: string, end: string): Verdict | null => {
  if (addMonths(start, 6) <= nextDay(end) || afterRupture(read)) return null;
  const judge = read.text('contract_type_code') === '' ? unlikely : blocking;
  return judge(
    'Ce contrat dure moins de 6 mois.',
    'C’est le minimum, sauf après la rupture d’un premier contrat.',
    'Vérifiez les deux dates.',
  );
};

/** Years that a contract may last at most: three, four for a worker recognised as disabled. */
const tooLong = (read: Reader, start: string, end: string): Verdict | null => {
  if (isProfessional(read))
    return nextDay(end) > addYears(start, 3)
      ? blocking(
          'Ce contrat dure plus de 3 ans.',
          'Un contrat de professionnalisation dure 6 à 12 mois, 36 au plus pour certains publics.',
          'Vérifiez les deux dates.',
        )
      : null;
  if (nextDay(end) <= addYears(start, 3)) return null;
  if (nextDay(end) > addYears(start, 4))
    return blocking(
      'Ce contrat dure plus de 4 ans.',
      'Le maximum est de 3 ans, 4 pour un apprenti reconnu travailleur handicapé.',
      'Vérifiez les deux dates.',
    );
  const disability = read.flag('candidate_disability');
  if (disability === true) return null;
  return (disability === false ? blocking : unlikely)(
    'Ce contrat dure plus de 3 ans.',
    'C’est le maximum, sauf pour un apprenti reconnu travailleur handicapé (4 ans).',
    'Vérifiez les deux dates, ou indiquez la RQTH.',
  );
};

const nextDay = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

const withBoth = (
  judge: (read: Reader, start: string, end: string, today: string) => Verdict | null,
): Rule['judge'] => {
  return (read, { today }) => {
    const start = read.day('contract_start');
    const end = read.day('contract_end');
    return start && end && start < end ? judge(read, start, end, today) : null;
  };
};

const within3Months =
  (field: string, wrong: string): Rule['judge'] =>
  ({ day }) => {
    const start = day('contract_start');
    const other = day(field);
    return start && other && other > addMonths(start, 3)
      ? blocking(
          wrong,
          'Elle commence au plus tard 3 mois après le début du contrat.',
          'Avancez cette date, ou reculez le début du contrat.',
        )
      : null;
  };

export const dateRules: readonly Rule[] = [
  {
    rule: 'end_after_start',
    field: 'contract_end',
    source: 'Notice du CERFA 10103',
    judge: ({ day }) => {
      const start = day('contract_start');
      const end = day('contract_end');
      return start && end && end <= start
        ? blocking('La fin du contrat doit suivre son début.', '', 'Vérifiez les deux dates.')
        : null;
    },
  },
  {
    rule: 'shortest',
    field: 'contract_end',
    source: 'Code du travail, L6222-7-1',
    judge: withBoth(tooShort),
  },
  {
    rule: 'longest',
    field: 'contract_end',
    source: 'Code du travail, L6222-7-1 et R6222-46',
    judge: withBoth(tooLong),
  },
  {
    rule: 'start_past',
    field: 'contract_start',
    source: 'Code du travail, L6222-4',
    judge: ({ day, text }, { today }) => {
      const start = day('contract_start');
      return start && start < today && text('signed_on') === ''
        ? unlikely(
            'Ce contrat commence avant aujourd’hui.',
            'Il doit être signé avant que le travail commence.',
            'Corrigez la date ; si le contrat est déjà signé sur papier, dites-le.',
          )
        : null;
    },
  },
  {
    rule: 'start_far',
    field: 'contract_start',
    source: 'Usage',
    judge: ({ day }, { today }) => {
      const start = day('contract_start');
      return start && start > addYears(today, 2)
        ? unlikely(
            'Ce contrat commence dans plus de 2 ans.',
            'L’année est peut-être mal saisie.',
            'Vérifiez la date ; si elle est exacte, dites-le.',
          )
        : null;
    },
  },
  {
    rule: 'signed_before_start',
    field: 'signed_on',
    source: 'Code du travail, L6222-4',
    judge: ({ day }) => {
      const signed = day('signed_on');
      const start = day('contract_start');
      return signed && start && signed > start
        ? blocking(
            'La signature vient après le début du contrat.',
            'Le contrat est signé par tous avant que le travail commence.',
            'Reculez le début du contrat, ou vérifiez la date de la dernière signature.',
          )
        : null;
    },
  },
  {
    rule: 'practice_window',
    field: 'practice_start',
    source: 'Code du travail, L6222-12',
    judge: within3Months('practice_start', 'La formation en entreprise commence trop tard.'),
  },
  {
    rule: 'practice_before_start',
    field: 'practice_start',
    source: 'Notice du CERFA 10103',
    judge: ({ day }) => {
      const start = day('contract_start');
      const practice = day('practice_start');
      return start && practice && practice < start
        ? blocking(
            'La formation en entreprise commence avant le contrat.',
            'Personne ne travaille avant le début de son contrat.',
            'Vérifiez les deux dates.',
          )
        : null;
    },
  },
  {
    rule: 'training_window',
    field: 'training_start',
    source: 'Code du travail, L6222-12',
    judge: within3Months('training_start', 'La formation au CFA commence trop tard.'),
  },
  {
    rule: 'training_before_signature',
    field: 'training_start',
    source: 'Code du travail, L6222-12-1',
    judge: ({ day, text }) => {
      const training = day('training_start');
      const signed = day('signed_on');
      return training && signed && training < signed && text('candidate_situation') !== '7'
        ? unlikely(
            'La formation commence avant la signature.',
            'C’est possible pour qui a commencé au CFA sans employeur (situation 7).',
            'Corrigez la date ou la situation avant le contrat ; sinon dites pourquoi.',
          )
        : null;
    },
  },
  {
    rule: 'training_order',
    field: 'training_end',
    source: 'Notice du CERFA 10103',
    judge: ({ day }) => {
      const start = day('training_start');
      const end = day('training_end');
      return start && end && end <= start
        ? blocking(
            'La fin des épreuves doit suivre le début de la formation.',
            '',
            'Vérifiez les deux dates.',
          )
        : null;
    },
  },
  {
    rule: 'exam_within_contract',
    field: 'training_end',
    source: 'Code du travail, L6222-7-1',
    judge: ({ day }) => {
      const exam = day('training_end');
      const end = day('contract_end');
      if (!exam || !end) return null;
      if (exam > end)
        return blocking(
          'Les épreuves finissent après le contrat.',
          'Le contrat couvre toute la formation, épreuves comprises.',
          'Prolongez le contrat jusqu’à la dernière épreuve.',
        );
      return addMonths(exam, 2) < end
        ? unlikely(
            'Le contrat finit plus de 2 mois après les épreuves.',
            'Les OPCO le refusent souvent.',
            'Rapprochez les deux dates ; sinon dites pourquoi.',
          )
        : null;
    },
  },
];
