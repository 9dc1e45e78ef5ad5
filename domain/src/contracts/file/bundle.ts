import { fold } from '../../search/letters.ts';
import { signatories, type Signatory } from '../signing/signatories.ts';
import type { FileValues } from '../rules/rule.ts';

/** Letters, digits and hyphens, as every system takes them in the name of a file. */
const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);

/** What names the files of a contract: `sow-lea-atelier-du-rhone`; empty where neither side is known. */
export const bundleName = (values: FileValues): string =>
  ['candidate_birth_name', 'candidate_firstname', 'company_name']
    .map((key) => plain(values[key] ?? ''))
    .filter(Boolean)
    .join('-');

const paperNames: Record<Signatory, string> = {
  employer: 'employeur',
  candidate: 'candidat',
  guardian: 'representant-legal',
  centre: 'centre',
};

/** What names a signed paper: `contrat-signe-employeur-candidat-2026-09-01.pdf`, or `avenant-1-signe-…`. */
export const signedPaperName = (
  who: readonly Signatory[],
  signedOn: string,
  amendment: number | null,
): string =>
  `${amendment === null ? 'contrat' : `avenant-${amendment}`}-signe-${who.map((one) => paperNames[one]).join('-')}-${signedOn}.pdf`;

/** `Employeur, Candidat`. */
export const signatoryLabels = (who: readonly Signatory[]): string =>
  who.map((one) => signatories[one].label).join(', ');
