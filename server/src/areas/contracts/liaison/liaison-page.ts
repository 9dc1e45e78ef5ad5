import { parisDate } from '@tandem/domain/calendar/paris-time';
import { liaisonSheet } from '@tandem/domain/contracts/liaison/liaison-sheet';
import { deliveredFigures } from '@tandem/domain/contracts/pay/delivered-figures';
import type { FileValues } from '@tandem/domain/contracts/rules/rule';

const notesOf = (kind: string, madeAt: Date): string[] => [
  `Faite le ${parisDate(madeAt)}. À recopier sur le formulaire officiel (${
    kind === 'professional' ? 'CERFA 12434' : 'CERFA 10103'
  }), dont elle suit l’ordre et les codes ; elle ne le remplace pas.`,
  ...(kind === 'professional'
    ? ['Contrat de professionnalisation : les codes sont à vérifier sur la notice du 12434.']
    : []),
  'Contient un numéro de sécurité sociale : ne la laissez pas traîner, et détruisez-la après usage.',
];

/** The PDF file from which a contract is copied into the official form, the candidate's social security number included. */
export const makeLiaisonPage = async (values: FileValues, madeAt: Date): Promise<Buffer> => {
  // Few calls need the fonts and what draws with them.
  const { drawSheet } = await import('./draw-sheet.ts');
  return drawSheet(
    {
      title: 'Fiche de liaison du contrat',
      notes: notesOf(values['contract_kind'] ?? '', madeAt),
      madeAt,
    },
    liaisonSheet(values, deliveredFigures),
  );
};
