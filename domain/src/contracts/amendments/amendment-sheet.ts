import { inFigures } from '../../calendar/days.ts';
import type { SheetSection } from '../liaison/liaison-sheet.ts';
import type { FileValues } from '../rules/rule.ts';
import { signatories, signatoriesOf } from '../signing/signatories.ts';
import { codeLabel } from '../../reference/contract-codes.ts';
import { differencesOf, type Amendment } from './amendment.ts';

export interface AmendmentSheet {
  title: string;
  notes: string[];
  sections: SheetSection[];
}

const line = (label: string, value: string | null | undefined) => ({
  label,
  value: value ?? '',
  meaning: '',
});

const nothing = '(rien)';

/**
 * An amendment to be printed and signed: what the contract is, what changes against the version before, and a place for
 * each who signs. `today` decides whether the candidate is still represented; `contractNumber` is the one under which this
 * contract was accepted, not that of a contract before it, which the file may name.
 */
export const amendmentSheet = (
  before: FileValues,
  amendment: Amendment & { number: number },
  { today, contractNumber }: { today: string; contractNumber: string | null },
): AmendmentSheet => {
  const { number, kind, effectiveOn, reason } = amendment;
  const contract =
    before['contract_kind'] === 'professional'
      ? 'contrat de professionnalisation'
      : 'contrat d’apprentissage';
  const name = [before['candidate_firstname'], before['candidate_birth_name']].join(' ').trim();
  return {
    title: `Avenant n° ${number} au ${contract}`,
    notes: [
      `Prend effet le ${inFigures(effectiveOn)}. Tout ce qui n’est pas changé ici reste comme signé.`,
      'À signer par tous, puis à déposer comme le contrat. À recopier sur le formulaire officiel avec le type et le numéro indiqués.',
    ],
    sections: [
      {
        title: 'Le contrat',
        lines: [
          line('Employeur', before['company_name']),
          line('SIRET', before['siret']),
          line('Apprenti ou salarié', name),
          line('Début du contrat', inFigures(before['contract_start'] ?? '')),
          line('Fin du contrat', inFigures(before['contract_end'] ?? '')),
          line('Conclu le', inFigures(before['signed_on'] ?? '')),
          line(
            'Numéro du contrat',
            amendment.changes['previous_contract_number'] ?? contractNumber ?? '(à compléter)',
          ),
        ],
      },
      {
        title: 'L’avenant',
        lines: [
          { label: 'Type', value: kind, meaning: codeLabel('contractType', kind) },
          line('Prend effet le', inFigures(effectiveOn)),
          line('Motif', reason),
        ],
      },
      {
        title: 'Ce qui change',
        lines: differencesOf(before, amendment).flatMap(({ label, before: from, after }) => [
          line(`${label} : avant`, from || nothing),
          line(`${label} : désormais`, after || nothing),
        ]),
      },
      {
        title: 'Signatures',
        lines: [],
        signed: signatoriesOf({ ...before, signed_on: today }).map((one) => signatories[one].label),
      },
    ],
  };
};
