import { parisClock } from '@tandem/domain/calendar/paris-time';
import { isQuietDay } from '@tandem/domain/calendar/quiet-days';
import type { Deed } from './ledger.ts';
import type { Letter } from './letters-of.ts';
import { openReading, type Reading } from './reading.ts';
import type { Centre } from './centre.ts';

/** A refusal is told when it can be taken back no more, at the next look. */
const undoneWithinMs = 3_600_000;

/** Letters that tell what somebody has done, by their subject: each tells one deed, once, to one reader. */
const tells: readonly [RegExp, Deed['what'], 'to' | 'by'][] = [
  [/^Trouvez votre altern/, 'invite', 'to'],
  [/^« (.+) » souhaite vous rencontrer$/, 'yes', 'to'],
  [/^« (.+) » garde votre profil$/, 'queue', 'to'],
  [/^« (.+) » ne donne (?:finalement )?pas suite$/, 'refuse', 'to'],
  [/^« (.+) » a accepté votre besoin$/, 'agree', 'to'],
  [/^« (.+) » ne donne pas suite à votre besoin$/, 'decline', 'to'],
  [/^« (.+) » vous propose un rendez-vous$/, 'propose', 'to'],
  [/^Rendez-vous avec « (.+) » : \S+ \d/, 'take', 'to'],
  [/^Rendez-vous avec « (.+) » : \S+ \d/, 'take', 'by'],
  [/^Votre inscription est finalisée$/, 'place', 'to'],
];

/** What a digest or a reminder asks for, by its line, and whether the reader owes it then. */
const asks: readonly [RegExp, (reading: Reading, found: RegExpExecArray) => boolean][] = [
  [/^• Compléter votre fiche, /, ({ owes }) => owes('register', 'sheet')],
  [/^• Passer votre test /, ({ owes }) => owes('sheet', 'test')],
  [/^• Faire passer le test au tuteur /, ({ owes }) => owes('sheet', 'test')],
  [
    /^• Répondre aux candidats : (une|\d+) personnes? attend(?:ent)?(?: en tout, la première|,) depuis le/,
    ({ waiting }, [, count]) => waiting().length === (count === 'une' ? 1 : Number(count)),
  ],
  [
    /^• Répondre aux candidats : vous aviez remis cette réponse au /,
    ({ waiting }) => waiting().length === 1,
  ],
  [
    /^• Répondre à l’entreprise qui souhaite vous rencontrer : (.+), depuis le/,
    ({ hasYesOf }, [, name = '']) => hasYesOf(name),
  ],
  [
    /^• Choisir un moment pour vous rencontrer : (.+), depuis le/,
    ({ mayChoose }, [, name = '']) => mayChoose(name),
  ],
  [
    /^• Dire comment s’est passée la rencontre : (.+), depuis le/,
    ({ hasMet }, [, name = '']) => hasMet(name),
  ],
  [/^• Préparer le contrat : (.+), depuis le/, ({ prepares }, [, name = '']) => prepares(name)],
  [
    /^• Compléter le dossier de contrat : (.+), depuis le/,
    ({ hasPlaced }, [, name = '']) => hasPlaced(name),
  ],
  [
    /^• Remplir votre partie du contrat : (.+), depuis le/,
    ({ owesPart }, [, name = '']) => owesPart(name),
  ],
  [/^• Dire si vous cherchez toujours/, ({ isStill }) => isStill(30)],
  [
    /^• Le besoin « .+ » d(?:e |’)(.+?) est (?:pourvu|suspendu)/,
    ({ hasClosed }, [, name = '']) => hasClosed(name),
  ],
  [/^• .+, chez (.+?) \(Lyon\)/, ({ isMatch }, [, name = '']) => isMatch(name)],
  [/^• (.+?) \(Lyon\), pour « /, ({ isMatch }, [, name = '']) => isMatch(name)],
  [/^• (.+), pour « .+ »\.$/, ({ isPlaced }, [, name = '']) => isPlaced(name)],
];

const isDigest =
  /^Rappel : (?!rendez-vous|trouvez)|correspond(?:ent)?\b|attend(?:ent)? votre réponse$|trouvé (?:sa|leur) place|souhaitent vous rencontrer$|n’attendent plus de candidats/;

/** A letter of which nobody did what it tells. */
const untold = (letter: Letter, told: Set<string>, reading: Reading): string | null => {
  for (const [words, what, side] of tells) {
    const found = words.exec(letter.subject);
    if (!found) continue;
    const deed = reading.deedOf(what, side, found[1]);
    const key = `${what} ${side} ${deed?.by} ${deed?.to} ${deed?.at.toISOString()}`;
    if (!deed || told.has(key)) continue;
    told.add(key);
    return null;
  }
  return 'tells what nobody did';
};

const notDue = (letter: Letter, reading: Reading): string | null => {
  const lines = letter.lines.filter((line) => line.startsWith('• '));
  if (lines.length === 0) return 'asks for nothing';
  for (const line of lines) {
    const known = asks.flatMap(([words, isDue]) => {
      const found = words.exec(line);
      return found ? [isDue(reading, found)] : [];
    });
    if (known[0] === undefined) return `says what nobody knows: ${line}`;
    if (!known[0]) return `says what is not so: ${line}`;
  }
  return null;
};

const faultOf = (letter: Letter, told: Set<string>, reading: Reading): string | null => {
  const { subject, byItself } = letter;
  if (subject.startsWith('Rappel : trouvez'))
    return reading.owes('invite', 'register') ? null : 'asks whoever is registered';
  if (subject.startsWith('Rappel : votre test de tuteur'))
    return reading.owesAsTutor() ? null : 'asks a tutor of whom nobody waits';
  if (subject.startsWith('Rappel : rendez-vous avec'))
    return reading.meetsWithin(3) ? null : 'reminds of no meeting';
  if (/^Votre besoin « .+ » est pourvu$/.test(subject))
    return reading.deedOf('place', 'by') ? null : 'tells of a need that nobody filled';
  if (/^Votre besoin « .+ » est suspendu/.test(subject))
    return reading.isStill(37) ? null : 'tells of a need that somebody answered for';
  const closed = /» chez « (.+) » : besoin (?:pourvu|suspendu)(, et ce qui vous attend)?$/.exec(
    subject,
  );
  if (closed && !reading.hasClosed(closed[1] ?? '')) return 'tells of a need that is open';
  if (closed) return closed[2] === undefined ? null : notDue(letter, reading);
  if (subject.startsWith('Rendez-vous annulé'))
    return reading.hasEnded() ? null : 'cancels a meeting that holds';
  if (isDigest.test(subject))
    return byItself ? notDue(letter, reading) : 'does not say how to have less of it';
  return untold(letter, told, reading);
};

export const isNight = (at: Date): boolean => {
  const { day, time } = parisClock(at);
  return time < '08:00' || time >= '20:00' || isQuietDay(day);
};

/** Every letter that ought not to have left, and why. */
export const faultsOf = (centre: Centre, letters: readonly Letter[]): string[] => {
  const told = new Set<string>();
  const seen = new Set<string>();
  return letters.flatMap((letter) => {
    const { to, at, subject, lines } = letter;
    const reading = openReading(centre, letter);
    const fault = faultOf(letter, told, reading);
    const isJustDone = centre.ledger.deeds.some(
      (one) =>
        (one.to === to || one.by === to) &&
        one.at <= at &&
        at.getTime() - one.at.getTime() <= undoneWithinMs,
    );
    const day = `${to} ${parisClock(at).day}`;
    const words = `${day} ${subject} ${lines.join(' ')}`;
    const faults = [
      fault,
      isNight(at) && (letter.byItself || !isJustDone) ? 'leaves at night' : null,
      seen.has(words) ? 'leaves twice' : null,
      letter.byItself && seen.has(day) ? 'is the second of a day' : null,
      reading.isRefused() ? 'goes to an address that refuses' : null,
      reading.isAway() && letter.byItself ? 'goes to somebody on holiday' : null,
    ];
    seen.add(words);
    if (letter.byItself) seen.add(day);
    return faults.flatMap((one) =>
      one === null ? [] : [`${at.toISOString()} ${to} « ${subject} » ${one}`],
    );
  });
};
