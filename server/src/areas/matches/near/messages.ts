import { elided } from '@tandem/domain/elision';
import { quotedName } from '@tandem/domain/names';
import type { NearRule } from '@tandem/domain/matches/near-pair';
import { composeMail, greetingOf, type ComposedMail } from '../../../platform/mail/compose-mail.ts';

export interface ProposalFacts {
  /** The other side, as the reader knows it: the company's name, or the candidate's full name. */
  /** The candidate's first name, or the company's own. */
  greeted: string;
  otherParty: string;
  needTitle: string;
  rule: NearRule;
  /** How far it is, in whole kilometres, where that is what is missed. */
  km: number | null;
  /** The page of the match; following it does nothing by itself. */
  link: string;
}

type Reader = 'applicant' | 'company';

const subjectOf = (reader: Reader, { otherParty }: ProposalFacts): string =>
  reader === 'applicant'
    ? `Votre centre de formation vous propose ${quotedName(otherParty)}`
    : `Le centre de formation vous propose ${quotedName(otherParty)}`;

/** What keeps the two apart. A company reads of no candidate's limit. */
const missOf = (reader: Reader, { rule, km }: ProposalFacts): string => {
  const isCandidate = reader === 'applicant';
  if (rule === 'distance')
    return isCandidate
      ? `Une seule chose dépasse ce que demande votre fiche\u202f: le lieu est à ${km ?? ''} km, un peu au-delà de votre limite.`
      : 'Une seule chose ne correspond pas tout à fait\u202f: la distance, un peu plus grande que ce que demande le candidat.';
  const what = rule === 'contract' ? 'le type de contrat' : 'le niveau visé';
  return isCandidate
    ? `Une seule chose diffère de votre fiche\u202f: ${what}.`
    : `Une seule chose diffère de votre besoin\u202f: ${what}.`;
};

const sentencesOf = (reader: Reader, facts: ProposalFacts): readonly string[] => {
  const { otherParty, needTitle } = facts;
  return reader === 'applicant'
    ? [
        `Votre centre de formation pense que « ${needTitle} », chez ${otherParty}, mérite un regard. ${missOf(reader, facts)} ${otherParty} reçoit le même message.`,
        'Rien n’est décidé\u202f: regardez ce besoin. Si l’entreprise vous accepte, ce sera à vous de répondre.',
      ]
    : [
        `Le centre de formation pense ${elided('que', otherParty)} mérite un regard pour votre besoin « ${needTitle} ». ${missOf(reader, facts)} Le candidat reçoit le même message.`,
        'Rien n’est décidé\u202f: lisez son profil et dites ce que vous en pensez.',
      ];
};

/** Tells one side of a pair that the staff propose. */
export const proposalMail = (reader: Reader, facts: ProposalFacts): ComposedMail =>
  composeMail({
    subject: subjectOf(reader, facts),
    greeting: greetingOf(facts.greeted),
    paragraphs: sentencesOf(reader, facts),
    action: { label: 'Voir le match', link: facts.link },
  });

/** The same in a line, for the bell of the navigation bar. */
export const proposalNotice = (reader: Reader, facts: ProposalFacts): string =>
  `${subjectOf(reader, facts)} (${facts.needTitle})`;
