import type { Handlers, Senders } from '../handler.ts';
import { addFigure } from './figures/add-figure.ts';
import { listFigures } from './figures/list-figures.ts';
import { removeFigure } from './figures/remove-figure.ts';
import { saveAmendmentDraft, withdrawAmendment } from './amendments/change-amendment.ts';
import { downloadAmendment } from './amendments/download-amendment.ts';
import { listAmendments } from './amendments/list-amendments.ts';
import { moveAmendment } from './amendments/move-amendment.ts';
import { signAmendment } from './amendments/sign-amendment.ts';
import { addSignedAgreement } from './agreement/add-signed-agreement.ts';
import { downloadAgreement } from './agreement/download-agreement.ts';
import { previewAgreement } from './agreement/preview-template.ts';
import { readAgreementTemplate } from './agreement/read-template.ts';
import { resetAgreementTemplate } from './agreement/reset-template.ts';
import { saveAgreementTemplate } from './agreement/save-template.ts';
import { downloadBundle } from './exchange/download-bundle.ts';
import { listApprentices } from './exchange/list-apprentices.ts';
import { exportContractFile } from './file/export-contract-file.ts';
import { finaliseMatch } from './finalise-match.ts';
import { addPaperSignatures } from './signing/add-signatures.ts';
import { moveContractFile } from './signing/move-file.ts';
import { readFileProgress } from './signing/read-file-progress.ts';
import { readScan } from './signing/read-scan.ts';
import { downloadOfficialForm, fillExample } from './official-form/fill-form.ts';
import { giveOfficialForm } from './official-form/give-form.ts';
import { readOfficialForm } from './official-form/read-form.ts';
import { removeOfficialForm } from './official-form/remove-form.ts';
import { saveFormRules } from './official-form/save-rules.ts';
import { askOnline } from './online/ask-online.ts';
import { endOnline } from './online/end-online.ts';
import { hearSigningService } from './online/hear-service.ts';
import { remindOnline } from './online/remind-online.ts';
import { downloadLiaisonSheet } from './liaison/download-sheet.ts';
import { noteFormality } from './formalities/note-formality.ts';
import { listPayments, notePayment } from './payments/payments.ts';
import { askForPart, withdrawPart } from './part-links/ask-part.ts';
import { listPartLinks } from './part-links/list-part-links.ts';
import { readOwnPart, saveOwnPart } from './part-links/own-part.ts';
import { finishPart, readPartByLink, savePartByLink } from './part-links/part-by-link.ts';
import {
  downloadAmendmentByLink,
  readSigningLink,
  requireSigningLink,
  signByLink,
} from './part-links/sign-by-link.ts';
import { giveCandidateNumber } from './file/give-number.ts';
import { readContractFile } from './file/read-contract-file.ts';
import { readContractNir } from './read-contract-nir.ts';
import { readContractSheet } from './read-contract-sheet.ts';
import { readKnownContractFacts } from './file/read-known-contract-facts.ts';
import { saveContractFileChanges } from './file/save-contract-file.ts';

/** Who sends the forms that visitors may send. */
export const contractsSenders = {
  'POST /contract/signing-links/{token}/': requireSigningLink,
} satisfies Senders;

/** Which use case answers which call. */
export const contractsHandlers = {
  'GET /contract/figures/': listFigures,
  'POST /contract/figures/': addFigure,
  'DELETE /contract/figures/{id}/': removeFigure,
  'GET /contract/file/{matchId}/': readContractFile,
  'GET /contract/file/{matchId}/export/': exportContractFile,
  'GET /contract/file/{matchId}/bundle/': downloadBundle,
  'GET /contract/file/{matchId}/agreement/': downloadAgreement,
  'POST /contract/file/{matchId}/agreement/': addSignedAgreement,
  'GET /contract/agreement-template/': readAgreementTemplate,
  'PUT /contract/agreement-template/': saveAgreementTemplate,
  'DELETE /contract/agreement-template/': resetAgreementTemplate,
  'POST /contract/agreement-template/preview/': previewAgreement,
  'GET /contract/official-forms/{kind}/': readOfficialForm,
  'POST /contract/official-forms/{kind}/': giveOfficialForm,
  'PUT /contract/official-forms/{kind}/rules/': saveFormRules,
  'DELETE /contract/official-forms/{kind}/': removeOfficialForm,
  'GET /contract/official-forms/{kind}/example/': fillExample,
  'GET /contract/file/{matchId}/official-form/': downloadOfficialForm,
  'GET /sessions/{id}/apprentices/': listApprentices,
  'PUT /contract/file/{matchId}/': saveContractFileChanges,
  'PUT /contract/file/{matchId}/candidate-nir/': giveCandidateNumber,
  'GET /contract/file/{matchId}/progress/': readFileProgress,
  'GET /contract/file/{matchId}/sheet/': downloadLiaisonSheet,
  'POST /contract/file/{matchId}/moves/': moveContractFile,
  'POST /contract/file/{matchId}/signatures/': addPaperSignatures,
  'GET /contract/file/{matchId}/amendments/': listAmendments,
  'PUT /contract/file/{matchId}/amendments/draft/': saveAmendmentDraft,
  'DELETE /contract/file/{matchId}/amendments/draft/': withdrawAmendment,
  'GET /contract/file/{matchId}/amendments/{number}/sheet/': downloadAmendment,
  'POST /contract/file/{matchId}/amendments/{number}/moves/': moveAmendment,
  'POST /contract/file/{matchId}/amendments/draft/signatures/': signAmendment,
  'PUT /contract/file/{matchId}/formalities/{formality}/': noteFormality,
  'GET /contract/file/{matchId}/payments/': listPayments,
  'PUT /contract/file/{matchId}/payments/{instalment}/': notePayment,
  'POST /contract/file/{matchId}/online-signing/': askOnline,
  'POST /contract/file/{matchId}/online-signing/reminder/': remindOnline,
  'DELETE /contract/file/{matchId}/online-signing/': endOnline,
  'POST /signing-service/news/': hearSigningService,
  'GET /contract/scans/{id}/': readScan,
  'GET /contract/file/{matchId}/parts/': listPartLinks,
  'POST /contract/file/{matchId}/parts/{party}/': askForPart,
  'DELETE /contract/file/{matchId}/parts/{party}/': withdrawPart,
  'GET /contract/own-part/{matchId}/': readOwnPart,
  'PUT /contract/own-part/{matchId}/': saveOwnPart,
  'GET /contract/part-links/{token}/': readPartByLink,
  'PUT /contract/part-links/{token}/': savePartByLink,
  'POST /contract/part-links/{token}/done/': finishPart,
  'GET /contract/signing-links/{token}/': readSigningLink,
  'GET /contract/signing-links/{token}/amendment/': downloadAmendmentByLink,
  'POST /contract/signing-links/{token}/': signByLink,
  'POST /contract/note/{matchId}/': finaliseMatch,
  'GET /contract/note/{matchId}/': readContractSheet,
  'GET /contract/note/{matchId}/nir/': readContractNir,
  'GET /contract/note/{matchId}/known/': readKnownContractFacts,
} satisfies Partial<Handlers>;
