import { frenchDay } from '@tandem/domain/calendar/french-days';
import { elided } from '@tandem/domain/elision';
import { hadAYes, type WaitingStatus } from '@tandem/domain/needs/closing';
import { needState, type ClosedNeedState } from '@tandem/domain/needs/need-state';
import { quotedName } from '@tandem/domain/names';
import { status } from '@tandem/domain/matches/match';
import { composeMail, greetingOf, type ComposedMail } from '../../../platform/mail/compose-mail.ts';

/** In whose name a need was moved. */
export type MovedBy = 'company' | 'staff' | 'tandem';

export interface NeedFacts {
  title: string;
  company: string;
  by: MovedBy;
}

export interface ClosingFacts extends NeedFacts {
  state: ClosedNeedState;
  /** The day on which a need set aside comes back, as `2026-09-01`; null where none is said. */
  until: string | null;
}

const quoted = (title: string): string => `«\u202F${title}\u202F»`;

const untilDay = (until: string | null): string =>
  until === null ? '' : ` jusqu’au ${frenchDay(until)}`;

const states: Record<ClosedNeedState, (until: string | null) => string> = {
  [needState.filled]: () => 'pourvu',
  [needState.setAside]: (until) => `suspendu${untilDay(until)}`,
  [needState.withdrawn]: () => 'retiré',
};

/** What happened, told as done by who did it. */
const closed = ({ state, until, by, title, company }: ClosingFacts): string => {
  const need = quoted(title);
  if (by === 'staff')
    return `Le centre a enregistré que le besoin ${need} ${elided('de', company)} est ${states[state](until)}.`;
  const told: Record<ClosedNeedState, Record<'company' | 'tandem', string>> = {
    [needState.filled]: {
      company: `${company} indique que son besoin ${need} est pourvu.`,
      tandem: `Le besoin ${need} ${elided('de', company)} est pourvu\u202F: toutes ses places sont prises.`,
    },
    [needState.setAside]: {
      company: `${company} a suspendu son besoin ${need}${untilDay(until)}.`,
      tandem: `Le besoin ${need} ${elided('de', company)} est suspendu\u202F: l’entreprise n’a pas confirmé qu’elle cherche toujours.`,
    },
    [needState.withdrawn]: {
      company: `${company} a retiré son besoin ${need}.`,
      tandem: `Le besoin ${need} ${elided('de', company)} est retiré.`,
    },
  };
  return told[state][by];
};

/** What it means for a candidate, by how far the two had come. */
const ended: Record<WaitingStatus, string> = {
  [status.pending]:
    'L’entreprise ne s’était pas encore prononcée sur votre profil. Vos autres matchs continuent.',
  [status.queued]:
    'Vous étiez sur la liste d’attente de l’entreprise\u202F: votre attente s’y arrête donc. Ce n’est pas un refus de votre profil, et vos autres matchs continuent.',
  [status.acceptedByCompany]:
    'L’entreprise vous avait dit oui et attendait votre réponse\u202F: vous n’avez plus à répondre. Ce n’est pas un refus de votre profil, et vos autres matchs continuent.',
  [status.fullyAccepted]:
    'Vous vous étiez dit oui tous les deux, et nous savons que cette nouvelle est difficile à lire. Ce n’est pas un refus de votre profil\u202F: vos autres matchs continuent, et votre centre de formation peut vous aider à trouver une autre entreprise.',
};

const paused: Record<WaitingStatus, string> = {
  [status.pending]: 'Votre match est gardé\u202F: vous n’avez rien à faire.',
  [status.queued]:
    'Vous restez sur la liste d’attente de l’entreprise\u202F: vous n’avez rien à faire, et nous vous écrirons à la reprise.',
  [status.acceptedByCompany]:
    'Le oui de l’entreprise est gardé\u202F: vous pourrez répondre à la reprise, et nous vous écrirons alors. D’ici là, vos autres matchs continuent.',
  [status.fullyAccepted]:
    'Votre accord à tous les deux est gardé, et nous vous écrirons à la reprise. D’ici là, vos autres matchs continuent\u202F: si vous ne pouvez pas attendre, parlez-en à votre centre de formation.',
};

const action = (link: string) => ({ label: 'Voir mes matchs', link });

export const closingSubject = (facts: ClosingFacts): string =>
  `${quotedName(facts.title)} chez ${quotedName(facts.company)}\u202F: besoin ${states[facts.state](null)}`;

export const closingMail = (
  facts: ClosingFacts,
  reader: {
    greeted: string;
    status: WaitingStatus;
    word: string | null;
    more: readonly string[];
    link: string;
  },
): ComposedMail => {
  const meaning = facts.state === needState.setAside ? paused : ended;
  const from = facts.by === 'staff' ? 'du centre' : elided('de', facts.company);
  return composeMail({
    subject: closingSubject(facts),
    greeting: greetingOf(reader.greeted),
    paragraphs: [
      closed(facts),
      ...(reader.word !== null && hadAYes(reader.status)
        ? [`Un mot ${from}\u202F: ${quoted(reader.word)}`]
        : []),
      meaning[reader.status],
      ...reader.more,
    ],
    action: action(reader.link),
  });
};

export const closingNotice = (facts: ClosingFacts): string => closed(facts);

/** What it means for somebody whom nobody had answered. */
export const meaningUnanswered = (state: ClosedNeedState): string =>
  (state === needState.setAside ? paused : ended)[status.pending];

const reopened = ({ by, title, company }: NeedFacts): string => {
  const need = quoted(title);
  if (by === 'staff')
    return `Le centre a enregistré que le besoin ${need} ${elided('de', company)} est de nouveau ouvert.`;
  return by === 'company'
    ? `${company} a rouvert son besoin ${need}.`
    : `Le besoin ${need} ${elided('de', company)} est de nouveau ouvert.`;
};

const resumed: Record<WaitingStatus, string> = {
  [status.pending]: 'L’entreprise peut de nouveau se prononcer sur votre profil.',
  [status.queued]:
    'Vous êtes toujours sur la liste d’attente de l’entreprise\u202F: vous n’avez rien à faire.',
  [status.acceptedByCompany]:
    'L’entreprise vous avait dit oui, et ce oui tient toujours\u202F: à vous de répondre.',
  [status.fullyAccepted]:
    'Vous vous étiez dit oui tous les deux, et cela tient toujours\u202F: l’entreprise peut finaliser votre inscription.',
};

/** Of a meeting that fell with the closing: who has had a yes can agree on another. */
const lostMeeting = (at: WaitingStatus): string =>
  `Votre rendez-vous, annulé à la fermeture, n’est pas rétabli\u202F: ${hadAYes(at) ? 'convenez d’un autre moment depuis la page de votre match' : 'votre centre de formation peut vous aider à en fixer un autre'}.`;

export const reopeningMail = (
  facts: NeedFacts,
  reader: { greeted: string; status: WaitingStatus; lost: boolean; link: string },
): ComposedMail =>
  composeMail({
    subject: `${quotedName(facts.title)} chez ${quotedName(facts.company)}\u202F: besoin rouvert`,
    greeting: greetingOf(reader.greeted),
    paragraphs: [
      reopened(facts),
      resumed[reader.status],
      ...(reader.lost ? [lostMeeting(reader.status)] : []),
    ],
    action: action(reader.link),
  });

export const reopeningNotice = (facts: NeedFacts): string => reopened(facts);

const standsAs = (state: ClosedNeedState | 'open', until: string | null): string =>
  state === 'open' ? 'de nouveau ouvert' : states[state](until);

/** What the company is told of what it did not do itself. */
export const companyNotice = (
  { title, by }: Pick<NeedFacts, 'title' | 'by'>,
  state: ClosedNeedState | 'open',
  until: string | null,
): string => {
  const what = standsAs(state, until);
  if (by === 'staff')
    return `Le centre a enregistré que votre besoin ${quoted(title)} est ${what}.`;
  return state === needState.filled
    ? `Votre besoin ${quoted(title)} est pourvu\u202F: toutes ses places sont prises.`
    : `Votre besoin ${quoted(title)} est ${what}.`;
};

export const companyMail = (
  {
    title,
    company,
    state,
  }: Pick<ClosingFacts, 'title' | 'company'> & { state: ClosedNeedState | 'open' },
  sentences: readonly string[],
  link: string,
): ComposedMail =>
  composeMail({
    subject: `Votre besoin ${quotedName(title)} est ${standsAs(state, null)}`,
    greeting: greetingOf(company),
    paragraphs: [
      ...sentences,
      'Si ce n’est pas juste, vous pouvez changer son état vous-même depuis la page de vos besoins.',
    ],
    action: { label: 'Voir mes besoins', link },
  });

export const stillLookingMail = (
  { title, company }: Pick<NeedFacts, 'title' | 'company'>,
  sentences: readonly string[],
  link: string,
): ComposedMail =>
  composeMail({
    subject: `Votre besoin ${quotedName(title)} est suspendu\u202F: cherchez-vous toujours\u202F?`,
    greeting: greetingOf(company),
    paragraphs: [
      ...sentences,
      'Rien n’est perdu\u202F: si vous cherchez toujours, un clic le remet en marche avec ses candidats, sans mot de passe.',
    ],
    action: { label: 'Dire si c’est d’actualité', link },
  });

export const deletionNotice = (title: string, company: string): string =>
  `${company} a supprimé son besoin ${quoted(title)}.`;

export const deletionMail = (
  {
    greeted,
    title,
    company,
    more,
  }: Pick<NeedFacts, 'title' | 'company'> & { greeted: string; more: readonly string[] },
  link: string,
): ComposedMail =>
  composeMail({
    subject: `${quotedName(title)} chez ${quotedName(company)}\u202F: besoin supprimé`,
    greeting: greetingOf(greeted),
    paragraphs: [
      `${company} a supprimé son besoin ${quoted(title)}, pour lequel l’entreprise vous avait dit oui.`,
      'Nous savons que cette nouvelle est décevante. Ce n’est pas un refus de votre profil\u202F: vos autres matchs continuent, et votre centre de formation peut vous aider à trouver une autre entreprise.',
      ...more,
    ],
    action: action(link),
  });
