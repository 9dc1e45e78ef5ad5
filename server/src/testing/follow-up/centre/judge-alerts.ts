import { inBasicLetters } from '@tandem/domain/alerts/sms';
import { isNight } from './judge-letters.ts';
import { plain, type Letter } from './letters-of.ts';
import type { Centre } from './centre.ts';

/** What a phone showed, beside a mail or without one. */
interface Alert {
  channel: 'sms' | 'push';
  to: string;
  at: Date;
  text: string;
}

export const alertsOf = ({ candidates, companies, sms, devices }: Centre): Alert[] =>
  [...candidates, ...companies].flatMap(({ email: to, phone }): Alert[] => {
    const { told = [], toldAt = [] } = devices.get(to) ?? {};
    return [
      ...sms.callsFor(phone.slice(1)).map(({ at, body }) => ({
        channel: 'sms' as const,
        to,
        at,
        text: String(body['content']),
      })),
      ...toldAt.map((at, index) => ({
        channel: 'push' as const,
        to,
        at,
        text: plain((told[index] as { text: string }).text),
      })),
    ];
  });

const urgent = /» souhaite vous rencontrer$|» a accepté votre besoin$|^Rappel : rendez-vous avec /;
const aboutMeetings = /» vous propose un rendez-vous$|^Rendez-vous annulé/;
/** Told to the one who did not take the moment; a meeting may have fallen with the others. */
const perhaps =
  /^Rendez-vous avec «|ne donne (?:finalement )?pas suite|finalisée$|besoin (?:pourvu|suspendu)$/;
const ofMatches = /correspond(?:ent)?\b/;

type Duty = 'always' | 'perhaps' | 'never';

const dutyOf = (channel: Alert['channel'], letter: Letter, isFirst: boolean): Duty => {
  const { subject, at } = letter;
  if (channel === 'sms') return urgent.test(subject) && !isNight(at) ? 'always' : 'never';
  if (urgent.test(subject) || aboutMeetings.test(subject)) return 'always';
  if (letter.byItself && ofMatches.test(subject)) return isFirst ? 'always' : 'never';
  return perhaps.test(subject) ? 'perhaps' : 'never';
};

const saysIt = ({ channel, text }: Alert, { subject }: Letter): boolean =>
  channel === 'push'
    ? text === subject
    : text.startsWith(`${inBasicLetters(`Tandem : ${subject}`)}. http`);

/** Every alert that ought not to have been shown, or was not, and why: what cannot wait is told once, beside its mail. */
export const faultsOfAlerts = (centre: Centre, letters: readonly Letter[]): string[] => {
  const left = alertsOf(centre);
  const refused = new Set(
    [...centre.candidates, ...centre.companies].flatMap(({ email, bounces }) =>
      bounces === undefined ? [] : email,
    ),
  );
  const hasMatches = new Set<string>();
  const faults: string[] = [];
  for (const letter of letters.filter(({ to }) => !refused.has(to))) {
    const isFirst = !hasMatches.has(letter.to);
    if (letter.byItself && ofMatches.test(letter.subject)) hasMatches.add(letter.to);
    for (const channel of ['sms', 'push'] as const) {
      const duty = dutyOf(channel, letter, isFirst);
      const index = left.findIndex(
        (one) =>
          one.channel === channel &&
          one.to === letter.to &&
          one.at.getTime() === letter.at.getTime() &&
          saysIt(one, letter),
      );
      if (duty !== 'perhaps' && (duty === 'always') !== index >= 0)
        faults.push(
          `${letter.at.toISOString()} ${letter.to} « ${letter.subject} » ${channel} ${duty}`,
        );
      if (index >= 0) left.splice(index, 1);
    }
  }
  const unexplained = left.filter(({ to }) => !refused.has(to));
  return [
    ...faults,
    ...unexplained.map(
      ({ at, to, channel, text }) => `${at.toISOString()} ${to} ${channel} ${text}`,
    ),
  ];
};
