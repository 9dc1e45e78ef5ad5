import { unlikely, type Verdict } from '../../finding.ts';
import { type Accompanied, isProfessional, type Rule } from '../rule.ts';

/** How many of them go on at the same time at the most, within the days of a contract. */
const mostAtOnce = (others: readonly Accompanied[], from: string, to: string): number => {
  const starts = [from, ...others.map((one) => one.from)].filter((day) => from <= day && day <= to);
  return Math.max(
    0,
    ...starts.map((day) => others.filter((one) => one.from <= day && day <= one.to).length),
  );
};

const ofApprentice = (others: number): Verdict | null => {
  if (others < 2) return null;
  const wrong = `Ce tuteur accompagne déjà ${others} apprentis à la même période.`;
  const why =
    'Un maître d’apprentissage en accompagne 2 au plus, et un troisième qui redouble, sauf dérogation individuelle ou plafond de la branche (R6223-7, R6223-8).';
  return unlikely(
    wrong,
    why,
    others > 2
      ? 'Désignez quelqu’un d’autre ; si une dérogation ou la branche le permet, dites laquelle.'
      : 'Désignez quelqu’un d’autre ; si l’un des trois redouble, dites lequel.',
  );
};

/** Whoever employs has the address of the legal representative. */
const ofProfessional = (others: number, isEmployer: boolean): Verdict | null =>
  others < (isEmployer ? 2 : 3)
    ? null
    : unlikely(
        `Ce tuteur suit déjà ${others} alternants à la même période.`,
        'En professionnalisation, un salarié en suit 3 au plus, et l’employeur 2.',
        'Désignez quelqu’un d’autre ; s’il peut en suivre davantage, dites pourquoi.',
      );

const load =
  (field: string): Rule['judge'] =>
  (read, { accompanied }) => {
    const tutor = read.text(field).toLowerCase();
    const from = read.day('contract_start');
    const to = read.day('contract_end');
    if (tutor === '' || !from || !to) return null;
    const isOfBothKinds = isProfessional(read);
    const others = mostAtOnce(
      accompanied.filter(
        ({ kind, tutors }) => tutors.includes(tutor) && (isOfBothKinds || kind === 'apprentice'),
      ),
      from,
      to,
    );
    return isOfBothKinds
      ? ofProfessional(others, read.text('legal_rep_email').toLowerCase() === tutor)
      : ofApprentice(others);
  };

/**
 * Two apprentices at most, and one who repeats a year, for each who accompanies them; in professionalisation three people, an
 * employer two. The file does not say whether the departmental commission or the branch allows more: it warns.
 */
export const tutorLoadRules: readonly Rule[] = ['supervisor', 'second_supervisor'].map((tutor) => ({
  rule: `${tutor}_load`,
  field: `${tutor}_email`,
  source: 'Code du travail, R6223-6 et D6325-9',
  judge: load(`${tutor}_email`),
}));
