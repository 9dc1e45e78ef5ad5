import { elided } from '@tandem/domain/elision';
import { parisDate } from '@tandem/domain/calendar/paris-time';
import {
  askedLabel,
  isSignatureKey,
  type AskedKey,
  type SignatureKey,
} from '@tandem/domain/contracts/part-links/asked';
import type { PartyKey } from '@tandem/domain/contracts/part-links/parties';
import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../../platform/mail/compose-mail.ts';

export interface Asking {
  asked: AskedKey;
  /** The number of the amendment that is to be signed; null of the contract itself. */
  amendment: number | null;
  /** Whom it is written to; may be empty. */
  name: string;
  company: string;
  need: string;
  /** The candidate's first name; may be empty. */
  candidate: string;
  link: string;
  expiresAt: Date;
  isReminder: boolean;
}

/** In which role somebody is asked. */
const roles: Record<PartyKey, string> = {
  employer: 'Vous y êtes demandé comme représentant légal de l’entreprise.',
  supervisor: 'Vous y êtes demandé comme maître d’apprentissage ou tuteur.',
  second_supervisor: 'Vous y êtes demandé comme second tuteur.',
  candidate: 'C’est le vôtre\u202F: vos informations d’état civil et votre parcours y manquent.',
  guardian: 'Vous y êtes demandé comme représentant légal du jeune, qui est mineur.',
  training: 'Le centre de formation y remplit sa partie.',
};

/** As whom somebody signs. */
const signing: Record<SignatureKey, string> = {
  employer_signature: 'Vous le signez comme représentant légal de l’entreprise.',
  candidate_signature: 'C’est le vôtre\u202F: il vous reste à le signer.',
  guardian_signature: 'Vous le signez comme représentant légal du jeune, qui est mineur.',
};

const ofCandidate: ReadonlySet<AskedKey> = new Set(['candidate', 'candidate_signature']);

const whoseContract = ({ asked, candidate }: Asking): string =>
  ofCandidate.has(asked) || candidate === ''
    ? 'un contrat d’alternance'
    : `le contrat d’alternance ${elided('de', candidate)}`;

interface Words {
  /** What the company waits for. */
  waited: string;
  role: string;
  how: string;
  label: string;
}

const wordsFor = ({ asked, amendment }: Asking): Words => {
  if (isSignatureKey(asked) && amendment !== null)
    return {
      waited: 'votre signature d’un avenant au contrat',
      role: `C’est l’avenant n°\u202F${amendment}. ${signing[asked]}`,
      how: 'La page du lien montre ce qui change, et le PDF à imprimer. Signez-le, puis ajoutez une photo ou un scan de la page signée\u202F: deux minutes, sans compte. Le document est gardé sous clé, et lu par ceux qui signent et le centre de formation seuls.',
      label: 'Lire et signer l’avenant',
    };
  return isSignatureKey(asked)
    ? {
        waited: 'votre signature du contrat',
        role: signing[asked],
        how: 'Signez le contrat que l’entreprise vous remet sur papier, puis ajoutez une photo ou un scan de la page signée\u202F: deux minutes, sur un téléphone comme sur un ordinateur, sans compte. Le document est gardé sous clé, et lu par ceux qui signent et le centre de formation seuls.',
        label: 'Ajouter ma page signée',
      }
    : {
        waited: 'votre partie du contrat',
        role: roles[asked],
        how: 'Moins de trois minutes suffisent, sur un téléphone comme sur un ordinateur, sans compte. Vos saisies sont gardées au fur et à mesure, et lues par l’entreprise et le centre de formation seuls.',
        label: 'Remplir ma partie',
      };
};

export const askingMail = (asking: Asking): ComposedMail => {
  const { name, company, need, link, expiresAt, isReminder } = asking;
  const { waited, role, how, label } = wordsFor(asking);
  return composeMail({
    subject: `${isReminder ? 'Rappel : ' : ''}${quotedName(company)} attend ${waited}`,
    greeting: greetingOf(name),
    paragraphs: [
      `${quotedName(company)} ${asking.amendment === null ? 'prépare' : 'change'} ${whoseContract(asking)}, pour le besoin «\u202F${need}\u202F». ${role}`,
      how,
    ],
    action: { label, link },
    after: [
      `Ce lien est personnel\u202F: ne le transmettez pas. Il fonctionne jusqu’au ${parisDate(expiresAt)}.`,
      'Ce message ne vous concerne pas\u202F? Ne faites rien, et prévenez l’entreprise.',
    ],
  });
};

/** Plain spaces before the colons: a no-break space would take the SMS out of the letters that phones send cheaply. */
export const askingSms = ({ asked, amendment, company, link, isReminder }: Asking): string => {
  const of = amendment === null ? 'du contrat' : "d'un avenant au contrat";
  const what = isSignatureKey(asked)
    ? `votre signature ${of} d'alternance, en photo et sans compte`
    : "votre partie du contrat d'alternance, trois minutes sans compte";
  return `Tandem : ${isReminder ? 'rappel, ' : ''}${quotedName(company)} attend ${what} : ${link}`;
};

/** What the company's bell says of what somebody has done by their link. */
export const doneNotice = (
  asked: AskedKey,
  amendment: number | null,
  { candidate, need, link }: { candidate: string; need: string; link: string },
) => {
  const signed =
    amendment === null ? ', page signée reçue' : `, avenant n°\u202F${amendment} signé reçu`;
  const done = isSignatureKey(asked) ? signed : '\u202F: partie du contrat terminée';
  return { text: `${askedLabel(asked)}${done} (${candidate}, «\u202F${need}\u202F»).`, link };
};
