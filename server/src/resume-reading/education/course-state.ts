import type { Moment, Period } from './dates.ts';

export type CourseState = 'obtained' | 'in preparation' | 'not obtained';

const failed =
  /non[- ](?:obtenue?|validee?|terminee?|presentee?|achevee?)|pas obtenu|(?<![a-z])echec(?!s)|abandon|interrompu|reorient|(?<![a-z])niveau (?:bac|cap|bep|bts|licence|master|but|dut)|sans (?:le )?diplome|equivalen(?:t|ce) /;

/** Part of a course is no diploma. */
const partly = /(?:1re|1ere|premiere|2e|2eme|deuxieme) annee (?:validee|acquise|obtenue)/;

const going =
  /en cours|en preparation|actuel|prepare(?:e|r)? |prevue?|a venir|en attente|admise?(?![a-z])|inscrite?(?![a-z])|preparation (?:de |d'|du )|currently|expected|ongoing/;

const done =
  /obtenue?s?(?![a-z])|(?<![a-z])recue?(?![a-z])|titulaire|validee?(?![a-z])|mention (?:tres |assez )?bien|major de promo|delivre|graduated/;

const firstYear = /(?:1re|1ere|premiere) annee/;

/** While a course is not over, this says that it goes on. */
const aYearOfIt =
  /(?:1re|1ere|2e|2eme|3e|3eme|premiere|deuxieme|seconde|troisieme|derniere) annee|terminale/;

/** How far a course is whose folded lines are `key`. Without any dates or remarks, a diploma that is listed is taken as held. */
export const stateOf = (key: string, period: Period | null, now: Moment): CourseState => {
  if (failed.test(key) || partly.test(key)) return 'not obtained';
  if (period && (period.start > now || period.isOpen)) return 'in preparation';
  // The first year of several, and no more of it.
  const isBegun = period !== null && period.end - period.start < 23 && firstYear.test(key);
  if (isBegun && period.end < now) return 'not obtained';
  const isOver = period !== null && period.end < now;
  if (isOver && !/en cours/.test(key)) return 'obtained';
  if (going.test(key)) return 'in preparation';
  if (done.test(key)) return 'obtained';
  const isUnderWay = period === null ? aYearOfIt.test(key) : !isOver;
  return isUnderWay ? 'in preparation' : 'obtained';
};
