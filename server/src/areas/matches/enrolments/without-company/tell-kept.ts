import type { Breaking } from '@tandem/domain/enrolments/breaking';
import type { Writes } from '../../../../platform/database/database.ts';
import { composeMail, greetingOf } from '../../../../platform/mail/compose-mail.ts';
import { links } from '../../../../platform/mail/links.ts';
import { sendNews } from '../../../calendar/index.ts';
import type { LockedKept } from '../../../enrolments/index.ts';
import type { Services } from '../../../services.ts';
import { afterBreak, quoted, whatBroke } from '../messages.ts';

/** Of the company nothing is known any more. */
const contract = 'votre contrat avec une entreprise qui n’a plus de compte';

const brokenParagraphs = (breaking: Breaking, isProfessional: boolean): string[] => [
  `Votre centre de formation a enregistré que ${whatBroke(contract, breaking, { reader: 'applicant', isProfessional })}.`,
  ...afterBreak(isProfessional),
];

const restoredParagraphs = [
  `Votre centre de formation a corrigé une erreur\u202f: ${contract} n’est pas rompu, et continue.`,
];

/** Tells the candidate, who is the only one left; without `breaking`, that a break was a mistake. */
export const tellKept = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  kept: LockedKept,
  { breaking, note }: { breaking: Breaking | null; note: string | null },
): Promise<void> => {
  const path = breaking ? '/applicant/matches' : '/';
  const subject = breaking ? 'Votre inscription prend fin' : 'Votre inscription continue';
  await sendNews(services, tx, {
    account: { id: kept.account_id, email: kept.email },
    reader: 'applicant',
    text: subject,
    path,
    about: { candidateIds: [kept.applicant_id] },
    fallen: [],
    mail: composeMail({
      subject,
      greeting: greetingOf(kept.first_name),
      paragraphs: [
        ...(breaking ? brokenParagraphs(breaking, kept.is_professional) : restoredParagraphs),
        ...(note === null ? [] : [`Le mot du centre\u202f: ${quoted(note)}`]),
      ],
      action: {
        label: breaking ? 'Voir mes matchs' : 'Voir mon accueil',
        link: links(services.config).absolute(path),
      },
    }),
  });
};
