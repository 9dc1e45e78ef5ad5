import { ageOn, daysBetween } from '../../calendar/days.ts';
import { blocking, unlikely, type Verdict } from '../finding.ts';
import { figureOn, valueOf } from '../pay/figures.ts';
import { minimumPaySteps, percentOf, type PayCase } from '../pay/minimum-pay.ts';
import { isAmendment, type Reader, type Rule, type RuleContext } from './rule.ts';

const isProfessional = ({ text }: Reader): boolean => text('contract_kind') === 'professional';

/** Hours of a year of work, of which the training is a share. */
const hoursOfYear = 1607;

const trainingShare = (read: Reader): number | null => {
  const start = read.day('contract_start');
  const end = read.day('contract_end');
  const hours = read.number('training_hours');
  if (!start || !end || end <= start || hours === null) return null;
  return hours / ((hoursOfYear * (daysBetween(start, end) + 1)) / 365.25);
};

const professionalShare = (read: Reader, share: number): Verdict | null => {
  const hours = read.number('training_hours') ?? 0;
  if (hours < 150 || share < 0.15)
    return blocking(
      'La formation est trop courte.',
      'En professionnalisation elle fait au moins 150 heures et 15 % du contrat.',
      'Vérifiez le nombre d’heures et les dates du contrat.',
    );
  return share > 0.25
    ? unlikely(
        'La formation dépasse 25 % du contrat.',
        'Un accord de branche peut le permettre.',
        'Vérifiez le nombre d’heures ; si un accord le permet, dites lequel.',
      )
    : null;
};

const shareVerdict = (read: Reader): Verdict | null => {
  const share = trainingShare(read);
  if (share === null) return null;
  if (isProfessional(read)) return professionalShare(read, share);
  return share < 0.25
    ? blocking(
        `La formation ne fait que ${Math.floor(share * 100)} % du contrat.`,
        'En apprentissage elle en fait au moins 25 %, sur la base de 1 607 heures par an.',
        'Vérifiez le nombre d’heures et les dates du contrat.',
      )
    : null;
};

/** The case behind the pay of a file; null as long as what decides it is not known. */
export const payCaseOf = (read: Reader): PayCase | null => {
  const birthdate = read.day('candidate_birthdate');
  const start = read.day('contract_start');
  const end = read.day('contract_end');
  if (!birthdate || !start || !end || end <= start) return null;
  return {
    kind: isProfessional(read) ? 'professional' : 'apprentice',
    birthdate,
    start,
    end,
    professionalBachelor: read.flag('pay_professional_bachelor') === true,
    sameLevelAfterDiploma: read.flag('pay_same_level') === true,
    yearsDone: read.number('pay_years_done') ?? 0,
    earnedPercent: read.number('pay_earned_percent') ?? 0,
    levelFourHeld: read.flag('pay_level_four') === true,
  };
};

export interface LeastPay {
  percent: number;
  /** In euros, gross, a month. */
  monthly: number;
  /** From 21 on the wage of the branch counts where it is higher, which is not known here. */
  branchWageCounts: boolean;
}

/** The least that may be paid on the first day, or from the day on which an amendment takes effect; null as long as it is not known. */
export const leastPay = (
  read: Reader,
  { figures }: Pick<RuleContext, 'figures'>,
): LeastPay | null => {
  const payCase = payCaseOf(read);
  const day = (isAmendment(read) && read.day('amendment_effect')) || payCase?.start;
  if (!payCase || !day) return null;
  const step = minimumPaySteps(payCase).findLast(({ from }) => from <= day);
  const grid = step && figureOn(figures, step.figure, day);
  const gridPercent = valueOf(grid ?? null);
  if (!step || gridPercent === null) return null;
  const percent = percentOf(step, gridPercent);
  const smic = figureOn(
    figures,
    read.text('company_zip').startsWith('976') ? 'smic.hourly.mayotte' : 'smic.hourly',
    day,
  );
  const hours = (read.number('weekly_hours') ?? 35) + (read.number('weekly_minutes') ?? 0) / 60;
  const hourly = valueOf(smic);
  if (hourly === null) return null;
  return {
    percent,
    monthly: Math.floor((hourly * hours * 52 * percent) / 12) / 100,
    branchWageCounts: step.branchWageCounts,
  };
};

/** `1 867,02`, its space narrow and unbreakable. */
const euros = (amount: number): string =>
  amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+,)/g, '\u202F');

const startingPay = (read: Reader, context: RuleContext): Verdict | null => {
  const pay = read.number('starting_pay');
  const least = leastPay(read, context);
  if (pay === null || least === null || pay >= least.monthly) return null;
  return blocking(
    `Ce salaire est au-dessous du minimum de ${euros(least.monthly)} € brut par mois.`,
    `À cet âge et dans cette année du contrat, c’est ${least.percent} % du SMIC.`,
    'Relevez le salaire, ou vérifiez la date de naissance et la durée hebdomadaire.',
  );
};

export const workRules: readonly Rule[] = [
  {
    rule: 'training_share',
    field: 'training_hours',
    source: 'Code du travail, L6211-2 et L6325-13',
    judge: shareVerdict,
  },
  {
    rule: 'remote_hours',
    field: 'training_remote_hours',
    source: 'Code du travail, D6332-82-1',
    judge: (read) => {
      const remote = read.number('training_remote_hours');
      const hours = read.number('training_hours');
      if (remote === null || hours === null) return null;
      if (remote > hours)
        return blocking(
          'Les heures à distance dépassent la durée de la formation.',
          'Elles en sont une partie.',
          'Vérifiez les deux nombres.',
        );
      return hours > 0 && remote >= hours * 0.8
        ? unlikely(
            'Au moins 80 % de la formation est à distance.',
            'L’OPCO prend alors 20 % de moins en charge.',
            'Vérifiez les heures ; si elles sont exactes, dites-le.',
          )
        : null;
    },
  },
  {
    rule: 'weekly_hours',
    field: 'weekly_hours',
    source: 'Code du travail, L3121-27 et L3162-1',
    judge: (read) => {
      const hours = read.number('weekly_hours');
      if (hours === null) return null;
      const birth = read.day('candidate_birthdate');
      // Hours that an amendment changes are worked from its own day on.
      const from =
        (isAmendment(read) && read.day('amendment_effect')) || read.day('contract_start');
      const minutes = read.number('weekly_minutes') ?? 0;
      if (birth && from && ageOn(birth, from) < 18 && hours * 60 + minutes > 35 * 60)
        return blocking(
          'Un mineur ne travaille pas plus de 35 heures par semaine.',
          'C’est aussi 8 heures par jour au plus.',
          'Ramenez la durée à 35 heures.',
        );
      if (hours > 48 || hours === 0)
        return blocking(
          'Cette durée hebdomadaire n’est pas possible.',
          'Elle va de quelques heures à 48 au plus.',
          'Vérifiez-la.',
        );
      return hours * 60 + minutes > 40 * 60
        ? unlikely(
            'Cette durée dépasse 40 heures par semaine.',
            'Le service public de dépôt ne l’accepte pas.',
            'Vérifiez-la ; si elle est exacte, dites-le.',
          )
        : null;
    },
  },
  {
    rule: 'weekly_minutes',
    field: 'weekly_minutes',
    source: 'Notice du CERFA 10103',
    judge: ({ number }) =>
      (number('weekly_minutes') ?? 0) > 59
        ? blocking(
            'Les minutes vont de 0 à 59.',
            'Au-delà, c’est une heure de plus.',
            'Corrigez-les.',
          )
        : null,
  },
  {
    rule: 'starting_pay',
    field: 'starting_pay',
    source: 'Code du travail, D6222-26 et D6325-15',
    judge: startingPay,
  },
  {
    rule: 'pay_far',
    field: 'starting_pay',
    source: 'Usage',
    judge: ({ number }) =>
      (number('starting_pay') ?? 0) > 5000
        ? unlikely(
            'Ce salaire dépasse 5 000 € par mois.',
            'Le champ attend le brut d’un mois ; c’est peut-être celui d’une année, ou une virgule oubliée.',
            'Vérifiez-le ; s’il est exact, dites-le.',
          )
        : null,
  },
  {
    rule: 'temporary_work',
    field: 'contract_mode',
    source: 'Notice du CERFA 10103',
    judge: ({ text }) => {
      const mode = text('contract_mode');
      const special = text('employer_special');
      if (mode === '' || special === '' || (mode === '3') === (special === '1')) return null;
      return unlikely(
        'Le mode du contrat et l’employeur spécifique ne vont pas ensemble.',
        'Le mode 3 est celui d’une entreprise de travail temporaire.',
        'Mettez les deux d’accord ; sinon dites pourquoi.',
      );
    },
  },
];
