import { parisDate } from '@tandem/domain/calendar/paris-time';
import { liaisonSheet } from '@tandem/domain/contracts/liaison/liaison-sheet';
import { deliveredFigures } from '@tandem/domain/contracts/pay/delivered-figures';
import type { FileValues } from '@tandem/domain/contracts/rules/rule';
import { signatories, type Signatory } from '@tandem/domain/contracts/signing/signatories';
import type { SignaturePlace } from '../../../platform/esign/signing-service.ts';

export interface SigningPage {
  pdf: Buffer;
  /** Where each of those who sign does so, in their order. */
  places: (index: number) => { sign: SignaturePlace; date: SignaturePlace };
}

/** What is signed online: the sheet of the contract, with a last page that has a place for each who signs. */
export const makeSigningPage = async (
  values: FileValues,
  who: readonly Signatory[],
  madeAt: Date,
): Promise<SigningPage> => {
  // Few calls need the fonts and what draws with them.
  const [{ drawSheet }, { drawSignaturePage, placeOf }] = await Promise.all([
    import('../liaison/draw-sheet.ts'),
    import('./draw-signature-page.ts'),
  ]);
  let page = 0;
  const form = values['contract_kind'] === 'professional' ? 'CERFA 12434' : 'CERFA 10103';
  const pdf = await drawSheet(
    {
      title: 'Contrat à signer en ligne',
      notes: [
        `Établi le ${parisDate(madeAt)}. Reprend les champs du contrat dans l’ordre et avec les codes du formulaire officiel (${form}). Les signatures sont sur la dernière page.`,
        'Contient un numéro de sécurité sociale : ne le transmettez à personne d’autre.',
      ],
      madeAt,
    },
    liaisonSheet(values, deliveredFigures),
    (doc, whole) => {
      page = drawSignaturePage(
        doc,
        whole,
        who.map((one) => signatories[one].label),
      );
    },
  );
  return { pdf, places: (index) => placeOf(page, index) };
};
