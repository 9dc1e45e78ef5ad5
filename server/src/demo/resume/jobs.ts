import { basins } from '../data/basins.ts';
import { studentJobs } from '../data/student-jobs.ts';
import type { Experience } from '../data/trade.ts';
import type { Random } from '../random.ts';
import { gendered, plainTown } from '../plan/words.ts';
import { monthOf, spanInWords, yearOf } from './calendar-months.ts';
import type { ResumeEntry } from './content.ts';
import type { Seeker } from './seeker.ts';

/** Employers whose town would say nothing, or something wrong. */
const withoutTown =
  /mer$|ski|montagne|plage|port|irlande|espagne|viti|vini|vigne|domaine|château|mas |clos|coopérative|exploitation|camping|particulier|famil|vallée|littoral|verger|ferme|quartier|autoroute|vacances/i;

/** The last month of a job, as late as `latest` and its season allow. */
const lastMonth = (latest: number, season: Experience['season']): number => {
  if (season === undefined) return latest;
  const wanted = season === 'summer' ? 7 : 8;
  return latest - ((latest - wanted + 12) % 12);
};

interface Stay {
  period: string;
  from: number;
}

const stayUntil = (last: number, length: Experience['length']): Stay => {
  if ('years' in length) {
    const end = yearOf(last);
    return { period: `${end - length.years} – ${end}`, from: last - 12 * length.years };
  }
  const from = last - Math.max(1, Math.round(length.weeks / 4.3)) + 1;
  return { period: spanInWords(from, last), from };
};

/** What fills whole days comes after school, so it is the latest. */
const isRecent = ({ title }: Experience): boolean => /alternance|service civique/.test(title);

/** Until the « baccalauréat » nobody studies and works by turns. */
const fitsPath = ({ title }: Experience, { path }: Seeker): boolean =>
  !title.includes('alternance') || !/^(bac|diplôme national|classe)/i.test(path.diploma);

/** What the profile tells of is there, whatever else is. */
const chosen = (seeker: Seeker, random: Random): Experience[] => {
  const { trade, isRich, told } = seeker;
  const level = Number(trade.programme.level);
  const must = trade.experiences.filter((_, at) => at === told);
  const others = trade.experiences.filter(
    (experience, at) => at !== told && fitsPath(experience, seeker),
  );
  const count = isRich ? 3 : level >= 5 ? 2 : random.integer(1, 2);
  const beside = random.some(studentJobs, isRich ? 2 : level >= 6 ? 1 : random.integer(1, 2));
  return [...must, ...random.some(others, count - must.length), ...beside];
};

/** Experiences, the latest first, none of them before `mayWorkFrom`. */
export const jobsOf = (seeker: Seeker, mayWorkFrom: number, random: Random): ResumeEntry[] => {
  const { basin, civility, start, isRich, trade, told } = seeker;
  const must = told === undefined ? undefined : trade.experiences[told];
  const inOrder = random
    .shuffle(chosen(seeker, random))
    .toSorted(
      (one, other) =>
        Number(other === must) - Number(one === must) ||
        Number(isRecent(other)) - Number(isRecent(one)),
    );
  // Backwards from the summer before the programme begins.
  let latest = monthOf(start, random.integer(6, 7));
  return inOrder.flatMap(({ title, employers, length, tasks, season }, at) => {
    const { period, from } = stayUntil(lastMonth(latest, season), length);
    if (at > 0 && from < mayWorkFrom) return [];
    latest = from - random.integer(2, 7);
    const employer = gendered(random.pick(employers), civility);
    const town = plainTown(random.pick<readonly [string, string]>(basins[basin])[0]);
    const kept = random.some(tasks, isRich ? 3 : random.integer(2, 3));
    return {
      period,
      title: gendered(title, civility),
      place: withoutTown.test(employer) ? employer : `${employer}, ${town}`,
      tasks: tasks.filter((task) => kept.includes(task)).map((task) => gendered(task, civility)),
    };
  });
};
