import { unlikely, type Verdict } from '../finding.ts';
import { isProfessional, levelOf, type Reader, type Rule } from './rule.ts';

const form = 'Notice du CERFA 10103';

/** « Collège achevé », « études interrompues en 3e », « en 4e ». */
const isSchoolOnly = (lastYear: string): boolean => /^4[012]$/.test(lastYear);

const highest = ({ text }: Reader): Verdict | null => {
  const held = text('candidate_highest_diploma');
  const last = text('candidate_last_diploma');
  const year = text('candidate_last_year');
  if (held === '') return null;
  if (year === '01' && last !== '' && levelOf(held) < levelOf(last))
    return unlikely(
      'Le diplôme le plus élevé est au-dessous du dernier qui a été obtenu.',
      'La dernière année suivie dit que le diplôme préparé a été obtenu.',
      'Corrigez l’un des deux ; s’ils sont exacts, dites pourquoi.',
    );
  return isSchoolOnly(year) && levelOf(held) >= 3
    ? unlikely(
        'Ce diplôme ne va pas avec la dernière année suivie.',
        'Elle dit que les études se sont arrêtées au collège.',
        'Corrigez l’un des deux ; s’ils sont exacts, dites pourquoi.',
      )
    : null;
};

/** What the file says of the years before the contract, against what it says of the contract. */
export const schoolingRules: readonly Rule[] = [
  {
    rule: 'highest_diploma',
    field: 'candidate_highest_diploma',
    source: form,
    judge: highest,
  },
  {
    rule: 'first_contract',
    field: 'contract_type_code',
    source: form,
    judge: (read) =>
      !isProfessional(read) &&
      read.text('contract_type_code') === '11' &&
      /^[48]$/.test(read.text('candidate_situation'))
        ? unlikely(
            'Ce n’est pas un premier contrat : le candidat était déjà apprenti.',
            'Un nouveau contrat a le type 21 chez le même employeur, 22 chez un autre, 23 après une rupture.',
            'Choisissez ce type, ou corrigez la situation avant le contrat ; s’ils sont exacts, dites pourquoi.',
          )
        : null,
  },
  {
    rule: 'contract_after_break',
    field: 'contract_type_code',
    source: form,
    judge: (read) =>
      !isProfessional(read) &&
      read.text('contract_type_code') === '23' &&
      /^[13]$/.test(read.text('candidate_situation'))
        ? unlikely(
            'Ce contrat en suit un qui a été rompu, et le candidat était scolaire ou étudiant.',
            'Après une rupture, la formation continue d’ordinaire au CFA : c’est la situation 8.',
            'Corrigez l’un des deux ; s’ils sont exacts, dites pourquoi.',
          )
        : null,
  },
  {
    rule: 'extension_for_disability',
    field: 'contract_type_code',
    source: form,
    judge: (read) =>
      !isProfessional(read) &&
      read.text('contract_type_code') === '34' &&
      read.flag('candidate_disability') === false
        ? unlikely(
            'Cet avenant prolonge le contrat d’un travailleur handicapé, et le candidat n’en est pas un.',
            'Le type 34 suit la reconnaissance de la qualité de travailleur handicapé (RQTH).',
            'Répondez oui à la RQTH, ou choisissez un autre type ; s’ils sont exacts, dites pourquoi.',
          )
        : null,
  },
];
