import { readPeriod, type Moment, type Period } from './dates.ts';

export type CourseState = 'obtained' | 'in preparation' | 'not obtained';

const failed =
  /non[- ](?:obtenue?|validee?|terminee?|presentee?|achevee?)|pas obtenu|(?<![a-z])echec(?!s)|abandon|interrompu|reorient|sans (?:le )?diplome|(?<![a-z])arret en/;

/** « Niveau bac »: nothing was obtained, unless it is said of a diploma from elsewhere what it is worth. */
const onlyLevel =
  /(?<!(?:diplome|certificat) [a-z][^;:\t]{2,80})(?:(?<![a-z])niveau (?:bac|cap|bep|bts|licence|master|but|dut)|(?<![a-z.)»] ?\()equivalen(?:t|ce) )/;

/** « Diplômée juin 2025 » of a course whose dates say more years. */
const graduation = /(?<![a-z])diplomee? (?:en |depuis )?((?:[a-z]{3,9}\.? )?20\d\d)/;

/** Who was let into a course is told into which. */
const passed = /(?<![a-z])admise?\W*(?:;|$)/;
/** Results are out so long before the end of a year of school. */
const resultsAhead = 1;

/** Part of a course is no diploma. */
const partly =
  /(?:1re|1ere|premiere|2e|2eme|deuxieme) annee (?:validee|acquise|obtenue)|(?:[12]|une|deux) (?:premieres? )?annees? (?:validee|acquise|obtenue)/;

const going =
  /en cours|en preparation|actuel|prepare(?:e|r)? |prevue?|a venir|en attente|admise?(?![a-z])|inscrite?(?![a-z])|preparation (?:de |d'|du )|currently|expected|ongoing/;

const done =
  /obtenue?s?(?![a-z])|(?<![a-z])recue?(?![a-z])|titulaire|validee?(?![a-z])|mention (?:tres |assez )?bien|major de promo|delivre|graduated/;

/** « en alternance, 12 mois, septembre 2026 »: when it is to begin, and how long it is to be. */
const sought =
  /(?:en alternance|en apprentissage|par alternance|contrat de pro[a-z]*)[^;]{0,30}(?<!\d)(?:\d{1,2}|un|deux|trois) (?:mois|ans?)(?![a-z])/;
/** Courses begin in August to November. */
const beginnings = new Set([7, 8, 9, 10]);

const firstYear = /(?:1re|1ere|premiere) annee/;

/** « Licence 1 validée »: of three years. */
const firstOfThree = /(?<![a-z])(?:licence|l) ?1(?!\d)/;

/** While a course is not over, this says that it goes on. */
const aYearOfIt =
  /(?:1re|1ere|2e|2eme|3e|3eme|premiere|deuxieme|seconde|troisieme|derniere) annee|terminale/;

/** How far a course is whose folded lines are `key`. Without any dates or remarks, a diploma that is listed is taken as held. */
export const stateOf = (key: string, period: Period | null, now: Moment): CourseState => {
  if (failed.test(key) || onlyLevel.test(key) || partly.test(key)) return 'not obtained';
  const graduated = readPeriod(graduation.exec(key)?.[1] ?? '');
  if (graduated && graduated.end < now) return 'obtained';
  if (period && (period.start > now || period.isOpen)) return 'in preparation';
  const isStart = period?.start === period?.end && beginnings.has((period?.start ?? 0) % 12);
  if (isStart && sought.test(key) && !done.test(key)) return 'in preparation';
  // The first year of several, and no more of it.
  const isBegun = period !== null && period.end - period.start < 23 && firstYear.test(key);
  if (period && period.end < now && (isBegun || firstOfThree.test(key))) return 'not obtained';
  const isOver = period !== null && period.end < now;
  if (isOver && !/en cours|en attente/.test(key)) return 'obtained';
  const isOneYear = period !== null && period.end - period.start < 12;
  if (isOneYear && period.end <= now + resultsAhead && passed.test(key)) return 'obtained';
  if (going.test(key)) return 'in preparation';
  if (done.test(key)) return 'obtained';
  const isUnderWay = period === null ? aYearOfIt.test(key) : !isOver;
  return isUnderWay ? 'in preparation' : 'obtained';
};
