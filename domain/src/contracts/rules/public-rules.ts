import { blocking, unlikely } from '../finding.ts';
import { isPublicEmployer } from '../opco/find-opco.ts';
import { isProfessional, type Rule } from './rule.ts';

/** What is otherwise where the employer is public. */
export const publicRules: readonly Rule[] = [
  {
    rule: 'public_mode',
    field: 'contract_mode',
    source: 'Code du travail, L6227-2',
    judge: ({ text }) =>
      isPublicEmployer(text('employer_kind')) &&
      text('contract_mode') !== '' &&
      text('contract_mode') !== '1'
        ? blocking(
            'Un employeur public conclut à durée limitée seulement.',
            'Le CDI, l’intérim et le saisonnier ne lui sont pas ouverts pour un apprenti.',
            'Choisissez « à durée limitée ».',
          )
        : null,
  },
  {
    rule: 'public_retirement',
    field: 'retirement_fund',
    source: 'Code du travail, L6227-8',
    judge: ({ text }) =>
      isPublicEmployer(text('employer_kind')) &&
      text('retirement_fund') !== '' &&
      !/ircantec/i.test(text('retirement_fund'))
        ? unlikely(
            'Cette caisse de retraite n’est pas celle d’un apprenti du secteur public.',
            'Un employeur public l’affilie au régime de ses agents contractuels, l’Ircantec.',
            'Écrivez « Ircantec » ; si une autre caisse vaut, dites pourquoi.',
          )
        : null,
  },
  {
    rule: 'public_professional',
    field: 'contract_kind',
    source: 'Ministère du Travail, à vérifier',
    judge: (read) =>
      isProfessional(read) && isPublicEmployer(read.text('employer_kind'))
        ? unlikely(
            'Un employeur public ne conclut pas de contrat de professionnalisation.',
            'L’État, les collectivités et leurs établissements administratifs en sont exclus.',
            'Choisissez l’apprentissage, ou vérifiez le type d’employeur.',
          )
        : null,
  },
];
