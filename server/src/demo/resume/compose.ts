import { skills as referenceSkills } from '@tandem/domain/reference/skills';
import { basins, type BasinKey } from '../data/basins.ts';
import { interests, languageSets, regionalLanguages } from '../data/leisure.ts';
import { studentJobs } from '../data/student-jobs.ts';
import type { Experience, Path, Trade } from '../data/trade.ts';
import type { Person } from '../plan.ts';
import type { Random } from '../random.ts';
import { gendered, plainTown } from '../words.ts';
import type { ResumeContent, ResumeEntry } from './content.ts';

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** A month counted from the year 0. */
const monthName = (month: number): string => months[month % 12] ?? '';
const yearOf = (month: number): number => Math.floor(month / 12);

const spanOf = (from: number, to: number): string => {
  if (from === to) return `${monthName(from)} ${yearOf(from)}`;
  return yearOf(from) === yearOf(to)
    ? `${monthName(from)} – ${monthName(to)} ${yearOf(to)}`
    : `${monthName(from)} ${yearOf(from)} – ${monthName(to)} ${yearOf(to)}`;
};

/** Employers whose town would say nothing, or something wrong. */
const withoutTown =
  /mer$|ski|montagne|plage|port|irlande|espagne|viti|vini|vigne|domaine|château|mas |clos|coopérative|exploitation|camping|particulier|famil|vallée|littoral|verger|ferme|quartier|autoroute/i;

export interface Seeker extends Person {
  email: string;
  phone: string;
  trade: Trade;
  path: Path;
  basin: BasinKey;
  city: string;
  zipCode: string;
  profile: string;
  skills: readonly number[];
  /** The year in which the formation begins. */
  start: number;
  /** For a resume of two pages. */
  isRich: boolean;
}

const steps = ({ trade, path, basin, start }: Seeker, random: Random): ResumeEntry[] => {
  const town = plainTown(random.pick<readonly [string, string]>(basins[basin])[0]);
  let end = start - (random.chance(0.35) ? 1 : 0);
  const done = path.steps.map(({ title, school, years }) => {
    const entry = {
      period: `${end - years} – ${end}`,
      title,
      place: `${school}, ${town}`,
      tasks: [],
    };
    end -= years;
    return entry;
  });
  const coming = {
    period: `${start} – ${start + Number(trade.duration)}`,
    title: `${trade.formation.name}, en alternance`,
    place: 'Centre de formation',
    tasks: [],
  };
  return [coming, ...done];
};

/** The last month of a job, as late as `latest` and its season allow. */
const lastMonth = (latest: number, season: Experience['season']): number => {
  if (season === undefined) return latest;
  const wanted = season === 'summer' ? 7 : 8;
  return latest - ((latest - wanted + 1200) % 12);
};

const periodOf = (last: number, length: Experience['length']): { period: string; from: number } => {
  if ('years' in length) {
    const end = yearOf(last);
    return { period: `${end - length.years} – ${end}`, from: last - 12 * length.years };
  }
  const from = last - Math.max(1, Math.round(length.weeks / 4.3)) + 1;
  return { period: spanOf(from, last), from };
};

/** Nobody works under such a contract while still at school. */
const isRecent = ({ title }: Experience): boolean => title.includes('alternance');

const jobs = ({ trade, basin, civility, start, isRich }: Seeker, random: Random): ResumeEntry[] => {
  const level = Number(trade.formation.level);
  const own = random.some(trade.experiences, isRich ? 3 : level >= 5 ? 2 : random.integer(1, 2));
  const others = random.some(studentJobs, isRich ? 2 : level >= 6 ? 1 : random.integer(1, 2));
  // Backwards from the summer before the formation begins.
  let latest = start * 12 + random.integer(6, 7);
  const inOrder = random
    .shuffle([...own, ...others])
    .toSorted((one, other) => Number(isRecent(other)) - Number(isRecent(one)));
  return inOrder.map(({ title, employers, length, tasks, season }) => {
    const { period, from } = periodOf(lastMonth(latest, season), length);
    latest = from - random.integer(2, 7);
    const employer = gendered(random.pick(employers), civility);
    const town = plainTown(random.pick<readonly [string, string]>(basins[basin])[0]);
    const told = random.some(tasks, isRich ? 3 : random.integer(2, 3));
    return {
      period,
      title: gendered(title, civility),
      place: withoutTown.test(employer) ? employer : `${employer}, ${town}`,
      tasks: tasks.filter((task) => told.includes(task)).map((task) => gendered(task, civility)),
    };
  });
};

const skillName = new Map(referenceSkills.map(({ id, name }) => [id, name]));

const readable = (phone: string): string =>
  phone.replace('+33', '0').replaceAll(/(\d{2})(?=\d)/g, '$1 ');

const mobilityOf = (level: number, civility: Person['civility'], random: Random): string =>
  random.weighted([
    ['', level <= 3 ? 60 : 25],
    ['Permis B', level <= 3 ? 10 : 30],
    [gendered('Permis B, véhiculé[|e]', civility), level <= 3 ? 5 : 30],
    ['Permis B en cours', 20],
  ]);

export const composeResume = (seeker: Seeker, random: Random): ResumeContent => {
  const { trade, civility, basin } = seeker;
  const level = Number(trade.formation.level);
  const regional = regionalLanguages[basin];
  return {
    firstName: seeker.firstName,
    lastName: seeker.lastName,
    headline: gendered(random.pick(trade.headlines), civility),
    email: seeker.email,
    phone: readable(seeker.phone),
    place: `${seeker.zipCode} ${plainTown(seeker.city)}`,
    mobility: /permis/i.test(seeker.profile) ? '' : mobilityOf(level, civility, random),
    profile: seeker.profile,
    education: steps(seeker, random),
    experiences: jobs(seeker, random),
    projects:
      level >= 6 || random.chance(0.5) ? random.some(trade.projects, level >= 6 ? 3 : 2) : [],
    skills: seeker.skills.flatMap((id) => skillName.get(id) ?? []),
    tools: random.some(trade.tools, seeker.isRich ? 6 : 4),
    languages: [
      ...random.pick<readonly string[]>(languageSets),
      ...(regional !== undefined && random.chance(0.5) ? [regional] : []),
    ],
    interests: random
      .some(interests, random.integer(2, seeker.isRich ? 4 : 3))
      .map((one) => gendered(one, civility)),
  };
};
