import { addMonths } from '../../calendar/days.ts';
import { blocking, unlikely } from '../finding.ts';
import { isAlreadyInTraining, isAmendment, isProfessional, type Rule } from './rule.ts';

const within3Months =
  (field: string, wrong: string): Rule['judge'] =>
  (read) => {
    const start = read.day('contract_start');
    const other = read.day(field);
    return start && other && other > addMonths(start, 3) && !isProfessional(read)
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
    rule: 'signed_before_start',
    field: 'signed_on',
    source: 'Code du travail, L6222-4',
    judge: (read) => {
      const signed = read.day('signed_on');
      const start = read.day('contract_start');
      return signed && start && signed > start && !isAmendment(read) && !isProfessional(read)
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
    judge: (read) => {
      const training = read.day('training_start');
      const signed = read.day('signed_on');
      return training && signed && training < signed && !isAlreadyInTraining(read)
        ? unlikely(
            'La formation commence avant la signature.',
            'C’est possible pour qui a commencé au CFA sans employeur (situation 7), ou y est resté après une rupture (situation 8).',
            'Corrigez la date ou la situation avant le contrat ; sinon dites pourquoi.',
          )
        : null;
    },
  },
  {
    rule: 'training_without_employer',
    field: 'training_start',
    source: 'Code du travail, L6222-12-1',
    judge: ({ text, day }) => {
      const training = day('training_start');
      const start = day('contract_start');
      return text('candidate_situation') === '7' &&
        training &&
        start &&
        addMonths(training, 3) < start
        ? unlikely(
            'La formation commence plus de 3 mois avant le contrat.',
            'Sans employeur, un jeune se forme au CFA 3 mois au plus.',
            'Vérifiez les deux dates ; si elles sont exactes, dites pourquoi.',
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
    source: 'Code du travail, L6222-7-1 et L6325-13',
    judge: (read) => {
      const exam = read.day('training_end');
      const end = read.day('contract_end');
      if (!exam || !end) return null;
      const afterEnd = 'Les épreuves finissent après le contrat.';
      if (exam > end && isProfessional(read))
        return unlikely(
          afterEnd,
          'La formation a lieu pendant le contrat ; que ses épreuves puissent le suivre n’est pas connu.',
          'Vérifiez les deux dates ; si elles sont exactes, dites-le.',
        );
      if (exam > end)
        return blocking(
          afterEnd,
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
  {
    rule: 'amendment_within_contract',
    field: 'amendment_effect',
    source: 'Notice du CERFA 10103',
    judge: (read) => {
      const effect = read.day('amendment_effect');
      const start = read.day('contract_start');
      const end = read.day('contract_end');
      if (!effect || !start || !end || !isAmendment(read)) return null;
      return effect < start || effect > end
        ? blocking(
            'L’avenant prend effet hors du contrat.',
            'Il change un contrat en cours : son effet se place entre le début et la fin.',
            'Vérifiez les trois dates.',
          )
        : null;
    },
  },
];
