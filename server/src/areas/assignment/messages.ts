import { elided } from '@tandem/domain/elision';
import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';

export interface SuggestionFacts {
  /** The other side, as the reader knows it: the company's name, or the candidate's full name. */
  otherParty: string;
  needTitle: string;
  /** The reader, as they are greeted. */
  greeted: string;
  /** The page of the match; following it does nothing by itself. */
  link: string;
}

export type Reader = 'applicant' | 'company';

const subjectOf = (reader: Reader, { otherParty }: SuggestionFacts): string =>
  reader === 'applicant'
    ? `Votre centre de formation vous suggère ${quotedName(otherParty)}`
    : `Le centre de formation vous suggère ${quotedName(otherParty)}`;

const sentencesOf = (
  reader: Reader,
  { otherParty, needTitle }: SuggestionFacts,
): readonly string[] =>
  reader === 'applicant'
    ? [
        `En regardant toutes les places à la fois, votre centre de formation pense que « ${needTitle} », chez ${otherParty}, vous irait bien. ${otherParty} reçoit le même message.`,
        'Rien n’est décidé : regardez ce besoin. Si l’entreprise vous accepte, ce sera à vous de répondre.',
      ]
    : [
        `En regardant toutes les places à la fois, le centre de formation pense ${elided('que', otherParty)} irait bien à votre besoin « ${needTitle} ». Le candidat reçoit le même message.`,
        'Rien n’est décidé : lisez son profil et dites ce que vous en pensez.',
      ];

/** Tells one side of a suggested pair. */
export const suggestionMail = (reader: Reader, facts: SuggestionFacts): ComposedMail =>
  composeMail({
    subject: subjectOf(reader, facts),
    greeting: greetingOf(facts.greeted),
    paragraphs: sentencesOf(reader, facts),
    action: { label: 'Voir le match', link: facts.link },
  });

/** The same in a line, for the bell of the navigation bar. */
export const suggestionNotice = (reader: Reader, facts: SuggestionFacts): string =>
  `${subjectOf(reader, facts)} (${facts.needTitle})`;

const severalSubject = (reader: Reader, count: number): string =>
  reader === 'applicant'
    ? `Votre centre de formation vous suggère ${count} besoins`
    : `Le centre de formation vous suggère ${count} candidats`;

/** Tells somebody of several pairs that are suggested at once; `link` leads to all of their matches. */
export const suggestionsMail = (
  reader: Reader,
  facts: readonly SuggestionFacts[],
  link: string,
): ComposedMail => {
  const lines = facts.map(({ otherParty, needTitle }) => `– ${otherParty}, « ${needTitle} »`);
  const isCandidate = reader === 'applicant';
  return composeMail({
    subject: severalSubject(reader, facts.length),
    greeting: greetingOf(facts[0]?.greeted ?? ''),
    paragraphs: [
      [
        isCandidate
          ? 'En regardant toutes les places à la fois, votre centre de formation pense que ces besoins vous iraient bien\u202f:'
          : 'En regardant toutes les places à la fois, le centre de formation pense que ces candidats iraient bien à vos besoins\u202f:',
        ...lines,
      ].join('\n'),
      isCandidate
        ? 'Les entreprises reçoivent le même message. Rien n’est décidé : regardez ces besoins. Si une entreprise vous accepte, ce sera à vous de répondre.'
        : 'Les candidats reçoivent le même message. Rien n’est décidé : lisez leurs profils et dites ce que vous en pensez.',
    ],
    action: { label: 'Voir les matchs', link },
  });
};

export const suggestionsNotice = severalSubject;
