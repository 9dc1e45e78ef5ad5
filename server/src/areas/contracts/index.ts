/** What the other rooms may use of this one. */
export { listSheetsSealedOtherwise, replaceSealed } from './contract-queries.ts';
export { dateEnrolments } from './date-enrolments.ts';
export {
  listAmendmentsSealedOtherwise,
  replaceSealedAmendment,
} from './amendments/amendment-queries.ts';
export { contextOfAmendment, openAmendments } from './amendments/sealed-amendments.ts';
export { addSignedAgreement } from './agreement/add-signed-agreement.ts';
export { makeAgreementPage } from './agreement/agreement-page.ts';
export { versionRecord } from './amendments/open-version.ts';
export { saveAmendmentDraft } from './amendments/change-amendment.ts';
export { moveAmendment } from './amendments/move-amendment.ts';
export { signAmendment } from './amendments/sign-amendment.ts';
export { findNotedFormalities } from './formalities/formality-queries.ts';
export { findPayments } from './payments/payment-queries.ts';
export { makeLiaisonPage } from './liaison/liaison-page.ts';
export { addPaperSignatures } from './signing/add-signatures.ts';
export { moveContractFile } from './signing/move-file.ts';
export { saveContractFileChanges } from './file/save-contract-file.ts';
export { finaliseMatch } from './finalise-match.ts';
export { openScan, contextOfScan, nameOfScan } from './signing/scan-store.ts';
export {
  findScans,
  findSignatures,
  listScansSealedOtherwise,
  replaceScanKey,
} from './signing/signature-queries.ts';
export { followSigning } from './online/follow-signing.ts';
export { findRequests, findSigners } from './online/request-queries.ts';
export { findFileMoves } from './signing/file-standing-queries.ts';
export { openContractFile } from './unseal-contract-sheet.ts';
export { askForPart } from './part-links/ask-part.ts';
export { readPartByLink, savePartByLink } from './part-links/part-by-link.ts';
export {
  findOwnPartLinks,
  listPartLinksSealedOtherwise,
  replaceSealedContact,
} from './part-links/part-link-queries.ts';
export { contextOfContact, openContact } from './part-links/sealed-contact.ts';
