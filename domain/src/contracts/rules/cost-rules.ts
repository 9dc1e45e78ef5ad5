import { daysBetween } from '../../calendar/days.ts';
import { isPublicEmployer } from '../opco/find-opco.ts';
import { figureOn, valueOf, type FigureName } from '../pay/figures.ts';
import { unlikely, type Verdict } from '../finding.ts';
import { euros } from './euros.ts';
import { isProfessional, type Reader, type Rule, type RuleContext } from './rule.ts';

const onDay = (read: Reader): string | null => read.day('signed_on') ?? read.day('contract_start');

const knownOn = (read: Reader, { figures }: RuleContext, name: FigureName): number | null => {
  const day = onDay(read);
  return day === null ? null : valueOf(figureOn(figures, name, day));
};

/** From the level of a bachelor's degree on, and for apprentices of private employers alone. */
const owesShare = (read: Reader): boolean =>
  !isProfessional(read) &&
  !isPublicEmployer(read.text('employer_kind')) &&
  /^[678]/.test(read.text('training_diploma_type'));

const shareVerdict = (read: Reader, context: RuleContext): Verdict | null => {
  const share = read.number('employer_share');
  if (share === null || !owesShare(read)) return null;
  const afterBreak = read.text('contract_type_code') === '23';
  const least = knownOn(read, context, afterBreak ? 'costs.shareAfterBreak' : 'costs.share');
  return least !== null && share < least
    ? unlikely(
        `La participation obligatoire de l’entreprise est de ${euros(least)} €.`,
        afterBreak
          ? 'Le CFA la facture pour un diplôme de niveau bac+3 et plus, moindre après une rupture.'
          : 'Le CFA la facture pour un diplôme de niveau bac+3 et plus, après les 45 premiers jours.',
        'Relevez le reste à la charge de l’entreprise ; s’il est exact, dites pourquoi.',
      )
    : null;
};

const cents = (amount: number): number => Math.round(amount * 100);

const sumVerdict = (read: Reader): Verdict | null => {
  const price = read.number('training_price');
  const funding = read.number('funding');
  const share = read.number('employer_share');
  if (price === null || funding === null || share === null) return null;
  return cents(funding) + cents(share) === cents(price)
    ? null
    : unlikely(
        `La prise en charge et le reste à charge font ${euros((cents(funding) + cents(share)) / 100)} €, et le prix ${euros(price)} €.`,
        'Ensemble ils paient la formation ; rien n’est demandé à l’alternant.',
        'Mettez les trois montants d’accord ; sinon dites pourquoi.',
      );
};

/** More meals, or nights, than a contract has days are a mistyped number. */
const ofEachDay = (field: string, what: string): Rule => ({
  rule: field,
  field,
  source: 'Usage',
  judge: ({ number, day }) => {
    const count = number(field);
    const start = day('contract_start');
    const end = day('contract_end');
    if (count === null || !start || !end || end < start) return null;
    return count > daysBetween(start, end) + 1
      ? unlikely(
          `Il y a plus de ${what} que de jours dans le contrat.`,
          'C’est peut-être un montant en euros, ou un chiffre de trop.',
          'Vérifiez le nombre ; s’il est exact, dites-le.',
        )
      : null;
  },
});

export const costRules: readonly Rule[] = [
  {
    rule: 'training_price',
    field: 'training_price',
    source: 'Code du travail, L6353-1, à vérifier',
    judge: ({ number }) =>
      number('training_price') === 0
        ? unlikely(
            'Le prix de la formation est de 0 €.',
            'La convention de formation dit ce qu’elle coûte, même si l’OPCO paie tout.',
            'Écrivez son prix ; si elle ne coûte vraiment rien, dites pourquoi.',
          )
        : null,
  },
  {
    rule: 'training_price_far',
    field: 'training_price',
    source: 'Usage',
    judge: ({ number }) => {
      const [price, hours] = [number('training_price') ?? 0, number('training_hours') ?? 0];
      if (price === 0 || hours === 0 || (price >= hours && price <= hours * 150)) return null;
      return unlikely(
        `L’heure de formation coûterait ${euros(cents(price / hours) / 100)} €.`,
        'Elle coûte d’ordinaire quelques euros à quelques dizaines d’euros. Le champ attend le prix de toute la formation.',
        'Vérifiez le prix et le nombre d’heures\u202F; s’ils sont exacts, dites-le.',
      );
    },
  },
  {
    rule: 'funding_within_price',
    field: 'funding',
    source: 'Code du travail, L6332-14, à vérifier',
    judge: ({ number }) => {
      const price = number('training_price');
      const funding = number('funding');
      return price !== null && funding !== null && funding > price
        ? unlikely(
            'La prise en charge dépasse le prix de la formation.',
            'L’OPCO paie au plus ce que la formation coûte.',
            'Vérifiez les deux montants ; s’ils sont exacts, dites pourquoi.',
          )
        : null;
    },
  },
  {
    rule: 'employer_share',
    field: 'employer_share',
    source: 'Code du travail, R6332-25-1 et R6332-25-2',
    judge: shareVerdict,
  },
  ofEachDay('meal_count', 'repas'),
  ofEachDay('night_count', 'nuitées'),
  { rule: 'costs_sum', field: 'employer_share', source: 'Usage', judge: sumVerdict },
  {
    rule: 'first_equipment',
    field: 'first_equipment',
    source: 'Barème des frais annexes, à vérifier',
    judge: (read, context) => {
      const equipment = read.number('first_equipment');
      const most = knownOn(read, context, 'costs.equipment');
      return equipment !== null && most !== null && equipment > most
        ? unlikely(
            `Le premier équipement dépasse ${euros(most)} €.`,
            'C’est le plus que l’OPCO prend en charge.',
            'Vérifiez le montant ; s’il est exact, dites qui paie le reste.',
          )
        : null;
    },
  },
];
