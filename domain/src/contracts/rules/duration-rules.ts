import { addDays, addMonths, addYears } from '../../calendar/days.ts';
import { blocking, unlikely, type Verdict } from '../finding.ts';
import { isPriorityPublic } from './professional-openings.ts';
import { isAfterFailure, isProfessional, type Reader, type Rule } from './rule.ts';

const tooShort = (read: Reader, start: string, afterEnd: string): Verdict | null => {
  if (addMonths(start, 6) <= afterEnd || read.text('contract_type_code') === '23') return null;
  const wrong = 'Ce contrat dure moins de 6 mois.';
  if (isProfessional(read)) return blocking(wrong, 'C’est le minimum.', 'Vérifiez les deux dates.');
  const isSettled = read.text('contract_type_code') !== '' && !isAfterFailure(read);
  return (isSettled ? blocking : unlikely)(
    wrong,
    'C’est le minimum, sauf après la rupture d’un premier contrat ou un échec à l’examen.',
    `Vérifiez les deux dates${isSettled ? '' : ' ; si elles sont exactes, dites ce qui le permet'}.`,
  );
};

/** Twelve months; twenty-four by an agreement of the branch; three years for the few of L6325-1-1. */
const professionalTooLong = (read: Reader, start: string, afterEnd: string): Verdict | null => {
  if (afterEnd > addYears(start, 3))
    return blocking(
      'Ce contrat dure plus de 3 ans.',
      'Un contrat de professionnalisation dure 6 à 12 mois, 36 au plus pour certains publics.',
      'Vérifiez les deux dates.',
    );
  if (isPriorityPublic(read)) return null;
  if (afterEnd > addYears(start, 2))
    return unlikely(
      'Ce contrat dure plus de 24 mois.',
      'Jusqu’à 36 mois il n’est ouvert qu’aux publics prioritaires : sans qualification, longtemps au chômage, bénéficiaires d’un minimum social.',
      'Vérifiez les deux dates ; si elles sont exactes, dites de quel public il s’agit.',
    );
  return afterEnd > addYears(start, 1)
    ? unlikely(
        'Ce contrat dure plus de 12 mois.',
        'Un accord de branche peut le permettre jusqu’à 24 mois.',
        'Vérifiez les deux dates ; si elles sont exactes, dites quel accord le permet.',
      )
    : null;
};

/** Whether rights of a worker recognised as disabled may follow from something else: not in our sources, so it is to be verified. */
const mayCountAsDisabled = (read: Reader): boolean =>
  read.flag('candidate_young_equivalence') === true ||
  read.flag('candidate_boe_extension') === true;

/** Three years at most, four for a worker recognised as disabled; one more where an exam was failed (L6222-11). */
const apprenticeTooLong = (read: Reader, start: string, afterEnd: string): Verdict | null => {
  const more = read.text('contract_type_code') === '33' ? 1 : 0;
  if (afterEnd <= addYears(start, 3 + more)) return null;
  if (afterEnd > addYears(start, 4 + more))
    return blocking(
      `Ce contrat dure plus de ${4 + more} ans.`,
      'Le maximum est de 3 ans, 4 pour un apprenti reconnu travailleur handicapé, et un an de plus après un échec à l’examen.',
      'Vérifiez les deux dates.',
    );
  const disability = read.flag('candidate_disability');
  if (disability === true) return null;
  if (mayCountAsDisabled(read))
    return unlikely(
      `Ce contrat dure plus de ${3 + more} ans.`,
      'La quatrième année est ouverte aux apprentis reconnus travailleurs handicapés ; pour une équivalence jeunes ou un autre bénéficiaire de l’obligation d’emploi, c’est à vérifier.',
      'Demandez à l’OPCO s’il l’accepte, puis dites-le ; sinon rapprochez les deux dates.',
    );
  return (disability === false ? blocking : unlikely)(
    `Ce contrat dure plus de ${3 + more} ans.`,
    'C’est le maximum, sauf pour un apprenti reconnu travailleur handicapé (4 ans).',
    'Vérifiez les deux dates, ou indiquez la RQTH.',
  );
};

const withBoth =
  (judge: (read: Reader, start: string, afterEnd: string) => Verdict | null): Rule['judge'] =>
  (read) => {
    const start = read.day('contract_start');
    const end = read.day('contract_end');
    return start && end && start < end ? judge(read, start, addDays(end, 1)) : null;
  };

export const durationRules: readonly Rule[] = [
  {
    rule: 'shortest',
    field: 'contract_end',
    source: 'Code du travail, L6222-7-1, L6222-11, R6222-23-1 et L6325-11',
    judge: withBoth(tooShort),
  },
  {
    rule: 'longest',
    field: 'contract_end',
    source: 'Code du travail, L6222-7-1, R6222-46, L6325-1-1, L6325-11 et L6325-12',
    judge: withBoth((read, start, afterEnd) =>
      isProfessional(read)
        ? professionalTooLong(read, start, afterEnd)
        : apprenticeTooLong(read, start, afterEnd),
    ),
  },
];
