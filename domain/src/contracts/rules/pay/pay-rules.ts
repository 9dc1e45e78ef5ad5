import { figureOn, valueOf } from '../../pay/figures.ts';
import { hourlyWageName } from '../../pay/minimum-wage.ts';
import { minimumPaySteps, percentOf, surePercentOf } from '../../pay/minimum-pay.ts';
import { levelFourHeld } from '../../pay/level-four.ts';
import { agreedPercent, mostPercent } from './pay-rows.ts';
import { euros } from '../euros.ts';
import { blocking, unlikely, type Verdict } from '../../finding.ts';
import { payCaseOf } from './pay-case.ts';
import { isInMayotte, weeklyHoursOf } from './working-time.ts';
import {
  effectOf,
  isAmendment,
  isProfessional,
  type Reader,
  type Rule,
  type RuleContext,
} from '../rule.ts';

export interface LeastPay {
  percent: number;
  /** In euros, gross, a month. */
  monthly: number;
  /** From 21 on the wage of the branch counts where it is higher, which is not known here. */
  branchWageCounts: boolean;
  /** The minimum wage of that day has to be checked before one relies on it. */
  toCheck: boolean;
}

type FindFigure = typeof figureOn;

/** The figure that held last before a day, also where it is known no more. */
const lastFigure: FindFigure = (figures, name, day) => {
  const begun = figures.filter((one) => one.name === name && one.from <= day && one.value !== null);
  return begun.toSorted((a, b) => a.from.localeCompare(b.from)).at(-1) ?? null;
};

interface Way {
  findWage: FindFigure;
  percentIn: typeof percentOf;
}

const payBy = (
  read: Reader,
  figures: RuleContext['figures'],
  { findWage = figureOn, percentIn = percentOf }: Partial<Way> = {},
): LeastPay | null => {
  const payCase = payCaseOf(read);
  const day = effectOf(read) || payCase?.start;
  if (!payCase || !day) return null;
  const step = minimumPaySteps(payCase).findLast(({ from }) => from <= day);
  const grid = step && figureOn(figures, step.figure, day);
  const gridPercent = valueOf(grid ?? null);
  if (!step || gridPercent === null) return null;
  const percent = Math.max(percentIn(step, gridPercent), agreedPercent(read, day));
  const wage = findWage(figures, hourlyWageName(isInMayotte(read)), day);
  const hours = weeklyHoursOf(read);
  const hourly = valueOf(wage);
  if (hourly === null) return null;
  return {
    percent,
    monthly: Math.floor((hourly * hours * 52 * percent) / 12) / 100,
    branchWageCounts: step.branchWageCounts,
    toCheck: wage?.toCheck === true,
  };
};

/** The least that may be paid on the first day, or from the day on which an amendment takes effect; null as long as it is not known. */
export const leastPay = (
  read: Reader,
  { figures }: Pick<RuleContext, 'figures'>,
): LeastPay | null => payBy(read, figures);

/** What the minimum wage will be then is not guessed; a pay below the last one that is known is unlikely all the same. */
const belowLastKnown = (read: Reader, { figures }: RuleContext, pay: number): Verdict | null => {
  const last = payBy(read, figures, { findWage: lastFigure });
  return last && pay < last.monthly
    ? unlikely(
        `Ce salaire est au-dessous du dernier minimum connu, ${euros(last.monthly)} € brut par mois.`,
        `C’est ${last.percent} % du SMIC ; celui du ${isAmendment(read) ? 'jour où l’avenant prend effet' : 'début du contrat'} n’est pas encore connu.`,
        'Relevez le salaire, ou vérifiez la date de naissance et la durée hebdomadaire ; sinon dites pourquoi.',
      )
    : null;
};

const isAbove = (read: Reader, field: string, most: number): boolean =>
  (read.number(field) ?? 0) > most;

const benefit = (field: string, most: number, unit: string): Rule => ({
  rule: field,
  field,
  source: 'Usage',
  judge: (read) =>
    isAbove(read, field, most)
      ? unlikely(
          `Cet avantage dépasse ${euros(most)} € ${unit}.`,
          'C’est peut-être le montant d’une autre période, ou une virgule oubliée.',
          'Vérifiez-le ; s’il est exact, dites-le.',
        )
      : null,
});

const belowLeast = (judge: typeof blocking, { monthly, percent }: LeastPay): Verdict =>
  judge(
    `Ce salaire est au-dessous du minimum de ${euros(monthly)} € brut par mois.`,
    `À cet âge et dans cette année du contrat, c’est ${percent} % du SMIC.`,
    `Relevez le salaire, ou vérifiez la date de naissance et la durée hebdomadaire${judge === blocking ? '' : ' ; sinon dites pourquoi ce minimum ne vaut pas ici'}.`,
  );

const startingPay = (read: Reader, context: RuleContext): Verdict | null => {
  const pay = read.number('starting_pay');
  if (pay === null) return null;
  const sure = payBy(read, context.figures, { percentIn: surePercentOf });
  if (sure === null) return belowLastKnown(read, context, pay);
  return pay < sure.monthly && !sure.toCheck ? belowLeast(blocking, sure) : null;
};

/** Above what is sure, and below what may be due. */
const startingPayToCheck = (read: Reader, context: RuleContext): Verdict | null => {
  const pay = read.number('starting_pay');
  const least = leastPay(read, context);
  return pay !== null && least && pay < least.monthly && !startingPay(read, context)
    ? belowLeast(unlikely, least)
    : null;
};

export const payRules: readonly Rule[] = [
  {
    rule: 'starting_pay',
    field: 'starting_pay',
    source: 'Code du travail, D6222-26 et D6325-15',
    judge: startingPay,
  },
  {
    rule: 'starting_pay_to_check',
    field: 'starting_pay',
    source: 'Code du travail, R6222-48, et SMIC de Mayotte, à vérifier',
    judge: startingPayToCheck,
  },
  {
    rule: 'pay_far',
    field: 'starting_pay',
    source: 'Usage',
    judge: (read) =>
      isAbove(read, 'starting_pay', 5000)
        ? unlikely(
            'Ce salaire dépasse 5 000 € par mois.',
            'Le champ attend le brut d’un mois ; c’est peut-être celui d’une année, ou une virgule oubliée.',
            'Vérifiez-le ; s’il est exact, dites-le.',
          )
        : null,
  },
  {
    rule: 'pay_professional_bachelor',
    field: 'pay_professional_bachelor',
    source: 'Code du travail, D6222-32',
    judge: (read) => {
      const diploma = read.text('training_diploma_type');
      return read.flag('pay_professional_bachelor') === true && diploma !== '' && diploma !== '62'
        ? unlikely(
            'Le diplôme visé n’est pas une licence professionnelle.',
            'Celui qui la prépare en un an est payé dès le premier jour comme en deuxième année.',
            'Répondez non, ou corrigez le diplôme visé ; s’ils sont exacts, dites pourquoi.',
          )
        : null;
    },
  },
  {
    rule: 'pay_years_done',
    field: 'pay_years_done',
    source: 'Code du travail, D6222-28-1',
    judge: (read) =>
      isAbove(read, 'pay_years_done', 3)
        ? blocking(
            'Plus de 3 années du cycle ne peuvent pas être déjà faites.',
            'Un cycle d’apprentissage en compte 3, 4 au plus.',
            'Écrivez le nombre d’années, 0 si aucune.',
          )
        : null,
  },
  {
    rule: 'pay_earned_percent',
    field: 'pay_earned_percent',
    source: 'Code du travail, D6222-29',
    judge: (read) => {
      if (!isAbove(read, 'pay_earned_percent', 100)) return null;
      // More is an amount.
      const judge = isAbove(read, 'pay_earned_percent', mostPercent) ? blocking : unlikely;
      return judge(
        'Ce pourcentage dépasse 100 % du SMIC.',
        'C’est celui de la dernière année du contrat précédent : le même employeur doit au moins ce qu’il payait.',
        'Écrivez le pourcentage du SMIC, sans montant en euros ; si l’apprenti gagnait davantage, dites-le.',
      );
    },
  },
  {
    rule: 'pay_level_four_diploma',
    field: 'pay_level_four',
    source: 'Code du travail, D6325-15',
    judge: (read) => {
      const said = read.text('pay_level_four');
      const diploma = read.text('candidate_highest_diploma');
      const held = levelFourHeld(diploma);
      if (!isProfessional(read) || said === '' || held === '' || said === held) return null;
      return unlikely(
        'Cette réponse ne va pas avec le diplôme le plus élevé obtenu.',
        held === 'oui'
          ? 'À partir d’un bac pro ou d’un titre de niveau 4, le minimum est plus haut de 10 points avant 26 ans.'
          : 'Le diplôme indiqué est d’un niveau inférieur à 4.',
        'Corrigez l’un des deux ; s’ils sont exacts, dites pourquoi.',
      );
    },
  },
  {
    rule: 'benefits_share',
    field: 'housing_benefit',
    source: 'Code du travail, D6222-33 et D6222-35',
    judge: (read) => {
      const pay = read.number('starting_pay');
      const housing = read.number('housing_benefit');
      return pay !== null && housing !== null && !isProfessional(read) && housing > pay * 0.75
        ? blocking(
            'Cet avantage dépasse les trois quarts du salaire.',
            `Ce qui est retenu pour des avantages en nature ne dépasse pas ${euros(pay * 0.75)} € par mois pour ce salaire.`,
            'Ramenez-le à ce montant au plus, ou vérifiez le salaire.',
          )
        : null;
    },
  },
  benefit('meal_benefit', 20, 'par repas'),
  benefit('housing_benefit', 1000, 'par mois'),
];
