import { parisDate } from '@tandem/domain/calendar/paris-time';
import { partyOf, type PartyKey } from '@tandem/domain/contracts/part-links/parties';
import { quotedName } from '@tandem/domain/names';
import { composeMail, type ComposedMail } from '../../../platform/mail/compose-mail.ts';

export interface PartAsked {
  party: PartyKey;
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

const whoseContract = ({ party, candidate }: PartAsked): string =>
  party === 'candidate' || candidate === ''
    ? 'un contrat d’alternance'
    : `le contrat d’alternance de ${candidate}`;

export const partMail = (asked: PartAsked): ComposedMail => {
  const { party, name, company, need, link, expiresAt, isReminder } = asked;
  return composeMail({
    subject: `${isReminder ? 'Rappel : ' : ''}${quotedName(company)} attend votre partie du contrat`,
    greeting: name ? `Bonjour ${name},` : 'Bonjour,',
    paragraphs: [
      `${company} prépare ${whoseContract(asked)}, pour le besoin «\u202F${need}\u202F». ${roles[party]}`,
      'Moins de trois minutes suffisent, sur un téléphone comme sur un ordinateur, sans compte. Vos saisies sont gardées au fur et à mesure, et lues par l’entreprise et le centre de formation seuls.',
    ],
    action: { label: 'Remplir ma partie', link },
    after: [
      `Ce lien est personnel\u202F: ne le transmettez pas. Il fonctionne jusqu’au ${parisDate(expiresAt)}.`,
      'Ce message ne vous concerne pas\u202F? Ne faites rien, et prévenez l’entreprise.',
    ],
  });
};

/** Plain spaces before the colons: a no-break space would take the SMS out of the letters that phones send cheaply. */
export const partSms = ({ company, link, isReminder }: PartAsked): string =>
  `Tandem : ${isReminder ? 'rappel, ' : ''}${company} attend votre partie du contrat d'alternance, trois minutes sans compte : ${link}`;

/** What the company's bell says of a part that is done. */
export const partDoneNotice = (
  party: PartyKey,
  { candidate, need, link }: { candidate: string; need: string; link: string },
) => ({
  text: `${partyOf(party).label}\u202F: partie du contrat terminée (${candidate}, «\u202F${need}\u202F»).`,
  link,
});
