import { lodgingTerm, type DeadlineKind } from '@tandem/domain/contracts/signing/deadlines';
import { formatDay } from '../../../platform/format/dates.ts';
import { narrowSpace } from '../../../platform/format/numbers.ts';

const silence = {
  refused: ' Sans réponse ce jour-là, c’est un refus.',
  accepted: ' Sans réponse ce jour-là, c’est un accord.',
};

/** While a file is on its way: a photograph is read before it is answered. */
export const scanOnItsWay =
  'Envoi en cours\u202F; une photo est remise à l’endroit, cela peut prendre quelques secondes.';

/** A photograph for which there was no time. */
export const keptAsTaken =
  'Votre photo est gardée telle qu’elle a été prise\u202F: nous n’avons pas pu lire son texte à temps pour la remettre à l’endroit. Si elle est de travers, ajoutez-en une autre, prise droite.';

/** What becomes of a paper that was signed, be it of the contract or of an amendment. */
export const photographed =
  'photographiez-le ou scannez-le. Une photo prise de travers est remise à l’endroit si son texte se lit. Rien n’est remplacé\u202F: un nouveau document se range à côté.';

export const signingMessages = {
  title: 'Étapes du dossier',
  loadFailed: 'Les étapes du dossier n’ont pas pu être chargées.',
  decision: 'Décision',
  stepStates: { done: 'fait', current: 'en cours', ahead: 'à venir' },
  toMend: 'à reprendre',
  finalise: 'Finaliser l’inscription',
  notFinalised:
    'Les étapes commencent quand l’inscription est finalisée, avec la fiche du contrat complète.',
  frozen:
    'Ce dossier est signé\u202F: ses champs ne changent plus. Le centre peut le reprendre pour le corriger.',
  correctable:
    'Ce dossier est signé\u202F: ses champs ne changent plus. Pour le corriger, choisissez plus haut «\u202FCorriger et faire signer à nouveau\u202F».',
  signing:
    'La signature de ce dossier a commencé\u202F: ses champs ne changent plus. Pour le corriger, choisissez plus haut «\u202FReprendre la préparation\u202F».',
  signingOnline:
    'Ce dossier se signe en ligne\u202F: ses champs ne changent plus. Pour le corriger, annulez d’abord plus haut la demande en ligne.',
  lodged: 'Ce dossier est déposé\u202F: ses champs ne changent plus, en attendant la décision.',
  accepted:
    'Ce contrat est accepté\u202F: ses champs ne changent plus. Pour le changer, préparez un avenant.',
  broken:
    'La rupture de ce contrat est enregistrée\u202F: ses champs restent tels qu’ils ont été signés.',
  firstVersion:
    'Ces champs montrent la première version, telle qu’elle a été signée. Ce que le contrat dit aujourd’hui se lit plus haut, avec ses avenants\u202F; les documents ci-dessous le disent aussi.',
  deadline: {
    sign: (day: string) => `À signer par tous avant le début du contrat, le ${formatDay(day)}.`,
    lodge: (day: string, isProfessional) =>
      `À déposer au plus tard le ${formatDay(day)}\u202F: ${lodgingTerm(isProfessional)} après le début du contrat.`,
    decision: (day: string) => `Réponse attendue au plus tard le ${formatDay(day)}.`,
  } satisfies Record<DeadlineKind, (day: string, isProfessional: boolean) => string>,
  answerOver: (day: string) => `Le délai de réponse a pris fin le ${formatDay(day)}.`,
  late: 'Délai dépassé.',
  silenceOf: (meaning: keyof typeof silence | null) =>
    meaning ? silence[meaning] : ' Ce que vaut le silence est à vérifier.',
  signatures: 'Signatures',
  notSigned: 'Pas encore signé',
  signed: (method: string, day: string) => `A signé ${method} le ${formatDay(day)}`,
  noted: (by: string, at: string) => `Ajouté par ${by} le ${at}`,
  fingerprint: (sha256: string) => `Empreinte SHA-256\u202F: ${sha256}`,
  open: 'Télécharger',
  openOf: (whose: string) => `Télécharger le document signé\u202F: ${whose}`,
  openFailed: 'Le document n’a pas pu être téléchargé.',
  earlier: (day: string) => `Version précédente, du ${formatDay(day)}`,
  add: 'Ajouter un document signé',
  addTitle: 'Ajouter un document signé',
  addLead: `Imprimez le contrat, signez-le, puis ${photographed}`,
  ownAddLead: `Signez le contrat que l’entreprise ou le centre vous remet, puis ${photographed}`,
  who: 'Qui a signé ce document\u202F?',
  whoMissing: 'Dites qui a signé.',
  signedOn: 'Signé le',
  scan: 'Document signé',
  scanMissing: 'Ajoutez le document signé.',
  missing: 'Ce champ est obligatoire.',
  addSend: 'Ajouter',
  added: 'Document signé ajouté',
  addFailed: 'Le document n’a pas pu être ajouté.',
  moved: 'Étape enregistrée',
  moveFailed: 'L’étape n’a pas pu être enregistrée.',
  moveUnsure: 'L’étape est peut-être enregistrée\u202F: le dossier est relu.',
  movedAfterAll: 'Le dossier a avancé\u202F: la page montre où il en est.',
  save: 'Enregistrer',
  refused: (day: string | null) => (day ? `Refusé le ${formatDay(day)}` : 'Refusé'),
  reopenText:
    'Les champs pourront être corrigés. Les signatures déjà données ne compteront plus et seront à refaire\u202F; les documents restent gardés.',
  numberHint: 'S’il est connu',
  ofAmendment: (name: string, told: string) =>
    `${name}\u202F: ${told.charAt(0).toLowerCase()}${told.slice(1)}`,
  reason: (text: string) => `Motif\u202F: ${text}`,
  mend: (text: string) => `À corriger\u202F: ${text}`,
  wholeHistory: (count: number) => `Tout l’historique (${count} étapes)`,
  history: 'Historique du dossier',
  on: (day: string) => `le ${formatDay(day)}`,
  number: (number: string) => `n°${narrowSpace}${number}`,
  candidateTitle: 'Mon contrat',
  candidateFailed: 'Votre contrat n’a pas pu être chargé.',
  notAgreed: 'Il n’y a pas de dossier de contrat ici pour l’instant.',
  notAgreedHint: 'Il s’ouvre dès que l’entreprise et vous vous êtes dit oui.',
  seeMatch: 'Voir ce match',
  candidateLead: (need: string, company: string) =>
    `«${narrowSpace}${need}${narrowSpace}» chez ${company}\u202F: où en est votre dossier, et ce que vous avez à signer.`,
};
