import { parisClock, parisDate } from '@tandem/domain/calendar/paris-time';
import { amendmentSheet } from '@tandem/domain/contracts/amendments/amendment-sheet';
import { liaisonSheet } from '@tandem/domain/contracts/liaison/liaison-sheet';
import type { Figure } from '@tandem/domain/contracts/pay/figures';
import type { FileValues } from '@tandem/domain/contracts/rules/rule';
import { signatories, type Signatory } from '@tandem/domain/contracts/signing/signatories';
import { numberOfContract } from '../amendments/amendment-page.ts';
import type { OpenAmendment } from '../amendments/sealed-amendments.ts';
import type { FileMoveMade } from '../signing/file-standing-queries.ts';
import type { SignaturePlace } from '../../../platform/esign/signing-service.ts';

export interface SigningPage {
  pdf: Buffer;
  /** Where each of those who sign does so, in their order. */
  places: (index: number) => { sign: SignaturePlace; date: SignaturePlace };
}

/** A contract, or an amendment to one, with the moves of its file. */
export type SignedThing =
  | { values: FileValues; figures: readonly Figure[] }
  | { amendment: OpenAmendment; moves: readonly FileMoveMade[] };

/** What is read before it is signed: an amendment holds no social security number. */
const sheetOf = (thing: SignedThing, madeAt: Date) => {
  const madeOn = `Établi le ${parisDate(madeAt)}.`;
  if ('amendment' in thing) {
    const { amendment, moves } = thing;
    const today = parisClock(madeAt).day;
    const contractNumber = numberOfContract(moves);
    const sheet = amendmentSheet(amendment.before, amendment, { today, contractNumber });
    return {
      title: `${sheet.title}, à signer en ligne`,
      notes: [`${madeOn} Les signatures sont sur la dernière page.`, ...sheet.notes],
      // Their places are on a page of their own.
      sections: sheet.sections.slice(0, -1),
    };
  }
  const { values, figures } = thing;
  const form = values['contract_kind'] === 'professional' ? 'CERFA 12434' : 'CERFA 10103';
  return {
    title: 'Contrat à signer en ligne',
    notes: [
      `${madeOn} Reprend les champs du contrat dans l’ordre et avec les codes du formulaire officiel (${form}). Les signatures sont sur la dernière page.`,
      'Contient un numéro de sécurité sociale : ne le transmettez à personne d’autre.',
    ],
    sections: liaisonSheet(values, figures),
  };
};

/** What is signed online: the sheet of the contract or the amendment, with a last page that has a place for each who signs. */
export const makeSigningPage = async (
  thing: SignedThing,
  who: readonly Signatory[],
  madeAt: Date,
): Promise<SigningPage> => {
  // Few calls need the fonts and what draws with them.
  const [{ drawSheet }, { drawSignaturePage, placeOf }] = await Promise.all([
    import('../liaison/draw-sheet.ts'),
    import('./draw-signature-page.ts'),
  ]);
  let page = 0;
  const { title, notes, sections } = sheetOf(thing, madeAt);
  const pdf = await drawSheet({ title, notes, madeAt }, sections, (doc, whole) => {
    page = drawSignaturePage(
      doc,
      whole,
      who.map((one) => signatories[one].label),
    );
  });
  return { pdf, places: (index) => placeOf(page, index) };
};
