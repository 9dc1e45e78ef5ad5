import type { DeadlineKind } from '@tandem/domain/contracts/signing/deadlines';
import { formatDay } from '../../../platform/format/dates.ts';
import { narrowSpace } from '../../../platform/format/numbers.ts';
import { photographed } from '../signing/messages.ts';

export const amendmentMessages = {
  title: 'Avenants',
  lead: 'Le contrat signé ne change pas\u202f: ce qui change s’écrit dans un avenant, signé par tous puis déposé comme le contrat.',
  loadFailed: 'Les avenants n’ont pas pu être chargés.',
  none: 'Aucun avenant pour l’instant.',
  inForce: 'Ce que dit le contrat aujourd’hui',
  inForceSince: (name: string, since: string) =>
    `${name}, depuis le ${formatDay(since)}. Tout le reste est comme signé la première fois.`,
  inForceFirst: 'La première version, telle qu’elle a été signée.',
  sinceFirst: 'Ce qui a changé depuis la première version',
  first: 'Première version',
  ahead: (name: string, day: string) => `${name}\u202f: prendra effet le ${formatDay(day)}.`,
  draw: 'Préparer un avenant',
  edit: 'Modifier',
  dialogTitle: 'Préparer un avenant',
  name: (number: number) => `Avenant n°${narrowSpace}${number}`,
  kind: 'Type d’avenant',
  effectiveOn: 'Prend effet le',
  reason: 'Pourquoi ce changement',
  field: 'Champ à changer',
  addField: 'Ajouter ce champ',
  now: (value: string) => (value === '' ? 'Rien aujourd’hui' : `Aujourd’hui\u202f: ${value}`),
  removeField: 'Ne plus changer ce champ',
  removeFieldOf: (label: string) => `Ne plus changer\u202f: ${label}`,
  save: 'Enregistrer',
  saved: 'Avenant enregistré',
  saveFailed: 'L’avenant n’a pas pu être enregistré.',
  missing: 'Ce champ est obligatoire.',
  effect: (day: string) => (day === '' ? 'Sans date d’effet' : `Prend effet le ${formatDay(day)}`),
  drawn: (by: string, at: string) => `Préparé par ${by} le ${at}`,
  late: 'Délai dépassé.',
  deadline: {
    sign: (day: string) => `À signer par tous avant sa prise d’effet, le ${formatDay(day)}.`,
    lodge: (day: string) => `À déposer comme le contrat, au plus tard le ${formatDay(day)}.`,
    decision: (day: string) =>
      `Réponse attendue au plus tard le ${formatDay(day)}. Ce que vaut le silence est à vérifier.`,
  } satisfies Record<DeadlineKind, (day: string) => string>,
  refused: (reason: string) => `Motif du refus\u202f: ${reason}`,
  mend: (what: string) => `À corriger\u202f: ${what}`,
  differences: 'Ce qui change',
  before: 'Avant',
  after: 'Désormais',
  nothing: '(rien)',
  faults: 'À corriger avant la signature',
  warnings: 'À vérifier\u202f: la raison de l’avenant doit le justifier',
  addLead: `Imprimez l’avenant, signez-le, puis ${photographed}`,
  signatures: 'Signatures',
  notSigned: 'Pas encore signé',
  signed: (method: string, day: string, by: string) =>
    `A signé ${method} le ${formatDay(day)}, ajouté par ${by}`,
  pdf: (isSigned: boolean) => (isSigned ? 'Télécharger l’avenant' : 'PDF à signer'),
  pdfOf: (name: string, isSigned: boolean) =>
    isSigned ? `Télécharger l’avenant\u202f: ${name}` : `PDF à signer\u202f: ${name}`,
  pdfFailed: 'L’avenant n’a pas pu être préparé en PDF.',
  moveOf: (label: string, name: string) => `${label}\u202f: ${name}`,
  addSigned: 'Ajouter un document signé',
  withdraw: 'Abandonner',
  withdrawTitle: 'Abandonner cet avenant\u202f?',
  withdrawText:
    'Le contrat reste comme il est. Si quelqu’un a déjà signé l’avenant, son document reste gardé.',
  withdrawn: 'Avenant abandonné',
  withdrawFailed: 'L’avenant n’a pas pu être abandonné.',
};
