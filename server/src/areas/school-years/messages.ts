import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { TutorStanding } from '../needs/index.ts';
import type { Untold } from './carry-queries.ts';

type Named = Pick<Untold, 'greeted' | 'session' | 'closed' | 'programme' | 'agreed' | 'placedAt'>;

/** What falls with the session, in paragraphs. */
interface WithMore {
  more: readonly string[];
}

const quoted = (title: string): string => `«\u202F${title}\u202F»`;

const nothingLost =
  'Ce que vous aviez fait reste lisible\u202F; les matchs de la nouvelle session se calculent d’eux-mêmes.';

/** What both had said yes to ends without a refusal of either: who waits for the contract must hear it. */
const agreementsEnd = ({ agreed }: Named, withWhom: 'company' | 'candidate'): string[] =>
  agreed.map(
    ({ title, company }) =>
      `Vous étiez d’accord avec ${withWhom === 'company' ? company : 'un candidat'} pour ${quoted(title)}\u202F: sans contrat finalisé, cet accord s’arrête avec la session. S’il tient toujours, dites-le à votre centre de formation.`,
  );

/** Whoever has a contract is not searching: that the sheet moves on says nothing of it. */
const askedOf = ({ placedAt, session }: Named): { subject: string; paragraphs: string[] } =>
  placedAt === null
    ? {
        subject: `Votre recherche continue en ${session}\u202F: confirmez votre fiche`,
        paragraphs: [
          'Cherchez-vous toujours une entreprise\u202F? Un clic suffit, sans mot de passe.',
        ],
      }
    : {
        subject: `Votre fiche est reportée en ${session}\u202F: est-elle d’actualité\u202F?`,
        paragraphs: [
          `Votre inscription chez ${placedAt} n’y change rien\u202F: elle continue.`,
          `Cherchez-vous une entreprise pour ${session}\u202F? Un clic suffit, sans mot de passe.`,
        ],
      };

export const candidateMail = (
  told: Named & WithMore & { sheet: string },
  link: string,
): ComposedMail => {
  const asked = askedOf(told);
  return composeMail({
    subject: asked.subject,
    greeting: greetingOf(told.greeted),
    paragraphs: [
      `La session ${told.closed} est clôturée. Le centre a reporté votre fiche en ${told.session}${told.programme ? `, pour la formation ${quoted(told.programme)}` : ''}. Votre test est gardé.`,
      ...agreementsEnd(told, 'company'),
      nothingLost,
      ...told.more,
      ...asked.paragraphs,
    ],
    action: { label: 'Confirmer ma fiche', link },
    after: [`Quelque chose a changé\u202F? Corrigez votre fiche\u202F: ${told.sheet}`],
  });
};

interface CarriedNeed {
  title: string;
  tutor: TutorStanding;
}

const waitingTests = {
  asked: 'Test du tuteur encore à passer, un nouveau lien vient de lui être envoyé',
  unknown: 'Test du tuteur encore à passer, lien à lui transmettre depuis votre espace',
};

/** Whose tutor is still to answer, in paragraphs. */
const waitingTutors = (needs: readonly CarriedNeed[]): string[] =>
  (['asked', 'unknown'] as const).flatMap((standing) => {
    const titles = needs
      .filter(({ tutor }) => tutor === standing)
      .map(({ title }) => quoted(title));
    return titles.length > 0 ? [`${waitingTests[standing]}\u202F: ${titles.join(', ')}.`] : [];
  });

/** `link`: the page on which the company says of each of them whether it still holds. */
export const companyMail = (
  told: Named & WithMore,
  needs: readonly CarriedNeed[],
  link: string | undefined,
): ComposedMail => {
  const [first] = needs;
  const many = needs.length > 1;
  const isTested = needs.every(({ tutor }) => tutor === 'answered');
  const test = many ? ', avec le test de leur tuteur' : ', avec le test de son tuteur';
  return composeMail({
    subject: many
      ? `${needs.length} besoins reportés en ${told.session}\u202F: sont-ils d’actualité\u202F?`
      : `Votre besoin est reporté en ${told.session}\u202F: est-il d’actualité\u202F?`,
    greeting: greetingOf(told.greeted),
    paragraphs: [
      many
        ? `La session ${told.closed} est clôturée. Le centre a reporté ${needs.length} de vos besoins en ${told.session}${isTested ? test : ''}.`
        : `La session ${told.closed} est clôturée. Le centre a reporté votre besoin ${quoted(first?.title ?? '')} en ${told.session}${isTested ? test : ''}.`,
      ...waitingTutors(needs),
      ...agreementsEnd(told, 'candidate'),
      nothingLost,
      ...told.more,
      ...(many ? [needs.map(({ title }) => `• ${quoted(title)}`).join('\n')] : []),
      many
        ? 'Sont-ils toujours d’actualité\u202F? Une page suffit pour tous, sans mot de passe.'
        : 'Est-ce toujours d’actualité\u202F? Un clic suffit, sans mot de passe.',
    ],
    ...(link !== undefined && {
      action: {
        label: many ? 'Dire ce qui est d’actualité' : 'Dire si c’est d’actualité',
        link,
      },
    }),
  });
};

export const carriedNotice = (rows: readonly Untold[]): string => {
  const [first] = rows;
  const session = first?.session ?? '';
  if (first?.candidateId) return `Votre fiche est reportée en ${session}.`;
  return rows.length > 1
    ? `${rows.length} de vos besoins sont reportés en ${session}.`
    : `Votre besoin ${quoted(first?.title ?? '')} est reporté en ${session}.`;
};
