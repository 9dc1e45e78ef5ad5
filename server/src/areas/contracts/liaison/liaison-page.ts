import { inFigures } from '@tandem/domain/calendar/days';
import { parisDate } from '@tandem/domain/calendar/paris-time';
import { isAgreed } from '@tandem/domain/contracts/amendments/amendment-state';
import { liaisonSheet } from '@tandem/domain/contracts/liaison/liaison-sheet';
import type { Figure } from '@tandem/domain/contracts/pay/figures';
import type { FileValues } from '@tandem/domain/contracts/rules/rule';
import type { OpenVersion } from '../amendments/open-version.ts';

/** A file, and which version of it; without one it has no amendments. */
type Shown = { values: FileValues } & Partial<
  Pick<OpenVersion, 'number' | 'since' | 'ahead' | 'amendments' | 'brokenOn'>
>;

/** Which version a page shows, for who holds it later; nothing where there is only one. */
export const versionNotes = ({ number, since, ahead = [], amendments = [] }: Shown): string[] => {
  const isAmended = amendments.some(({ state }) => isAgreed(state));
  const shown =
    number && since
      ? [`Version en vigueur depuis le ${inFigures(since)}, avec l’avenant n° ${number}.`]
      : isAmended
        ? ['Première version, telle qu’elle a été signée : un avenant la change.']
        : [];
  return [
    ...shown,
    ...ahead.map(
      (one) => `L’avenant n° ${one.number} la changera le ${inFigures(one.effectiveOn)}.`,
    ),
  ];
};

/** What tells versions apart in the names of files. */
export const versionSuffix = ({ number = null }: Shown): string =>
  number === null ? '' : `-avenant-${number}`;

const notesOf = (
  { contract_kind: kind, candidate_nir: nir }: FileValues,
  madeAt: Date,
): string[] => [
  `Faite le ${parisDate(madeAt)}. À recopier sur le formulaire officiel (${
    kind === 'professional' ? 'CERFA 12434' : 'CERFA 10103'
  }), dont elle suit l’ordre et les codes ; elle ne le remplace pas.`,
  ...(kind === 'professional'
    ? ['Contrat de professionnalisation : les codes sont à vérifier sur la notice du 12434.']
    : []),
  ...(nir
    ? [
        'Contient un numéro de sécurité sociale : ne la laissez pas traîner, et détruisez-la après usage.',
      ]
    : []),
];

/** The PDF file from which a contract is copied into the official form, the candidate's social security number included. */
export const makeLiaisonPage = async (
  shown: Shown,
  { figures, madeAt }: { figures: readonly Figure[]; madeAt: Date },
): Promise<Buffer> => {
  const { values } = shown;
  // Few calls need the fonts and what draws with them.
  const { drawSheet } = await import('./draw-sheet.ts');
  return drawSheet(
    {
      title: 'Fiche de liaison du contrat',
      notes: [...versionNotes(shown), ...notesOf(values, madeAt)],
      madeAt,
    },
    liaisonSheet(values, figures, shown.brokenOn),
  );
};
