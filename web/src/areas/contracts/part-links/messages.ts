import { elided } from '@tandem/domain/elision';
import type { SignatureKey } from '@tandem/domain/contracts/part-links/asked';
import type { PartyKey } from '@tandem/domain/contracts/part-links/parties';
import { formatAgo, formatDay } from '../../../platform/format/dates.ts';
import { formatCount, narrowSpace } from '../../../platform/format/numbers.ts';
import { writerOf } from '../messages.ts';

interface About {
  candidate: string;
  need: string;
  company: string;
}

const quoted = (text: string): string => `«${narrowSpace}${text}${narrowSpace}»`;

/** What the page of a part is called for whoever fills it in. */
const titles: Record<PartyKey, string> = {
  employer: 'L’entreprise, pour le contrat',
  supervisor: 'Le tuteur, pour le contrat',
  second_supervisor: 'Le second tuteur, pour le contrat',
  candidate: 'Vos informations pour le contrat',
  guardian: 'Le représentant légal, pour le contrat',
  training: 'La formation, pour le contrat',
};

export const partMessages = {
  title: (party: PartyKey) => titles[party],
  lead: ({ candidate, need, company }: About) =>
    `Contrat d’alternance${candidate ? ` ${elided('de', candidate)}` : ''} chez ${company}, ${quoted(need)}. Moins de trois minutes${narrowSpace}; vos saisies sont gardées au fur et à mesure.`,
  ownLead:
    'Vos saisies sont gardées au fur et à mesure\u202F; l’entreprise et le centre les lisent.',
  privacy: 'Ce que vous écrivez sert au contrat, et est lu par l’entreprise et le centre seuls.',
  untitled: 'Votre partie du contrat',
  loadFailed: 'Cette partie n’a pas pu être chargée.',
  left: (empty: number, wrong: number) => {
    const left = [
      empty > 0 && formatCount(empty, 'champ à remplir', 'champs à remplir'),
      wrong > 0 && formatCount(wrong, 'champ à corriger', 'champs à corriger'),
    ].filter(Boolean);
    return left.length === 0 ? 'Tout est rempli.' : `Encore ${left.join(' et ')}.`;
  },
  finish: 'J’ai terminé',
  finishFailed: 'Il reste quelque chose à compléter ou à corriger.',
  waiting:
    'Vos dernières saisies ne sont pas encore enregistrées. Corrigez ce qui est signalé, ou réessayez.',
  closed: 'Votre dernière saisie n’est pas gardée.',
  ownClosed:
    'Ce dossier ne se remplit plus\u202F: sa signature a commencé ou est faite, ou l’accord n’est plus en cours.',
  deadLead: 'Il a été remplacé, retiré, ou sa durée est passée.',
  deadText: 'Demandez-en un autre à l’entreprise ou au centre de formation qui vous l’a envoyé.',
  doneTitle: 'Merci, c’est terminé',
  done: 'Votre partie du contrat est enregistrée.',
  doneText:
    'L’entreprise et le centre s’occupent de la suite. Une erreur à corriger\u202F? Demandez-leur un nouveau lien\u202F: celui-ci a servi.',
};

/** As whom somebody signs, to themself. */
const signers: Record<SignatureKey, string> = {
  employer_signature: 'Signez le contrat pour l’entreprise, sur papier.',
  candidate_signature: 'Signez votre contrat, sur papier.',
  guardian_signature: 'Signez le contrat comme représentant légal, sur papier.',
};

const amendmentStep = 'Lisez l’avenant ci-dessus, imprimez son PDF et signez-le.';

export const signMessages = {
  title: 'Votre signature',
  lead: ({ candidate, need, company }: About) =>
    `Contrat d’alternance${candidate ? ` ${elided('de', candidate)}` : ''} chez ${company}, ${quoted(need)}.`,
  steps: (asked: SignatureKey, isAmendment: boolean) => [
    isAmendment ? amendmentStep : signers[asked],
    'Photographiez la page signée bien à plat, ou scannez-la.',
    'Ajoutez-la ici\u202F: une photo prise de travers est remise à l’endroit si son texte se lit.',
  ],
  privacy:
    'Le document signé est gardé sous clé\u202F: ceux qui signent et le centre sont seuls à le lire.',
  loadFailed: 'Cette page n’a pas pu être chargée.',
  scan: 'Page signée',
  scanMissing: 'Ajoutez la page signée.',
  signedOn: 'Signé le',
  missing: 'Ce champ est obligatoire.',
  send: 'Envoyer ma page signée',
  failed: 'La page signée n’a pas pu être envoyée.',
  done: 'Votre signature est enregistrée.',
};

export const askMessages = {
  heading: 'Qui remplit quoi',
  lead: 'Chaque partie peut être remplie par qui elle concerne, par un lien personnel et sans compte.',
  closedLead: 'Ce dossier ne se remplit plus\u202F: plus personne n’est sollicité.',
  loadFailed: 'Les demandes n’ont pas pu être chargées.',
  notAsked: 'Personne n’est sollicité par un lien',
  orOnPaper: 'Ou sur papier, par un lien de Tandem',
  missing: (count: number) => formatCount(count, 'champ manquant', 'champs manquants'),
  complete: 'complet',
  optional: 'facultatif',
  waitsFor: (who: string) => `On attend ${who}`,
  asked: (who: string, by: string, at: string) =>
    `Demandé${who ? ` à ${who}` : ''} ${formatAgo(at)} par ${writerOf(by)}`,
  remindedAt: (at: string) => `rappelé ${formatAgo(at)}`,
  opened: (at: string) => `ouvert ${formatAgo(at)}`,
  written: (at: string) => `dernière saisie ${formatAgo(at)}`,
  done: (at: string) => `terminé ${formatAgo(at)}`,
  whole: (at: string) => `rempli ${formatAgo(at)}`,
  notOpened: 'pas encore ouvert',
  until: (at: string) => `lien valable jusqu’au ${formatDay(at)}`,
  expired: 'le lien a expiré',
  ask: 'Demander',
  again: 'Demander à nouveau',
  remind: 'Rappeler',
  reminded: 'Rappel envoyé, avec un nouveau lien',
  signatureOf: (label: string) => `signature\u202F: ${label}`,
  withdraw: 'Retirer le lien',
  withdrawTitle: 'Retirer ce lien\u202F?',
  withdrawText: 'Il n’ouvrira plus rien. Ce qui a été écrit avec lui reste dans le dossier.',
  withdrawn: 'Lien retiré',
  withdrawFailed: 'Le lien n’a pas pu être retiré.',
  dialogTitle: (label: string) => `Demander à${narrowSpace}: ${label}`,
  dialogLead: 'Le lien ouvre cette partie seule, pendant 30 jours. Il remplace le précédent.',
  signatureLead:
    'Le lien sert à ajouter la page signée, pendant 30 jours. Il remplace le précédent.',
  way: 'Comment',
  ways: {
    mail: 'Par e-mail, et par SMS si le numéro est connu',
    link: 'Par un lien que je transmets',
  },
  name: 'Nom (facultatif)',
  email: 'E-mail',
  phone: 'Téléphone portable (facultatif)',
  phoneHint: 'Le lien part aussi par SMS.',
  send: 'Envoyer le lien',
  make: 'Obtenir le lien',
  sent: 'Lien envoyé',
  askFailed: 'La demande n’a pas pu être faite.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  linkLabel: 'Lien à transmettre',
  linkHint: 'Il n’est montré qu’ici\u202F: copiez-le maintenant.',
};
