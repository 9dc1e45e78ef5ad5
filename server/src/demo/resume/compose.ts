import { skills as referenceSkills } from '@tandem/domain/reference/skills';
import { interests, languageSets, regionalLanguages } from '../data/leisure.ts';
import type { Person } from '../plan/plan.ts';
import type { Random } from '../random.ts';
import { gendered, plainTown, typeset } from '../plan/words.ts';
import type { ResumeContent } from './content.ts';
import { schoolingOf } from './schooling.ts';
import { jobsOf } from './jobs.ts';
import type { Seeker } from './seeker.ts';

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

const languagesOf = ({ basin }: Seeker, random: Random): string[] => {
  const regional = regionalLanguages[basin];
  const learnt = random.pick<readonly string[]>(languageSets);
  return regional !== undefined && random.chance(0.5) ? [...learnt, regional] : [...learnt];
};

export const composeResume = (seeker: Seeker, random: Random): ResumeContent => {
  const { trade, civility, isRich } = seeker;
  const level = Number(trade.programme.level);
  const { entries, mayWorkFrom } = schoolingOf(seeker, random);
  const skills = seeker.skills.flatMap((id) => skillName.get(id) ?? []);
  const otherTools = trade.tools.filter((tool) => !skills.includes(tool));
  const projects = isRich ? 5 : level >= 6 ? 3 : random.integer(0, 2);
  return {
    firstName: seeker.firstName,
    lastName: seeker.lastName,
    headline: gendered(random.pick(trade.headlines), civility),
    email: seeker.email,
    phone: readable(seeker.phone),
    place: `${seeker.zipCode} ${plainTown(seeker.city)}`,
    mobility: /permis/i.test(seeker.profile) ? '' : mobilityOf(level, civility, random),
    profile: typeset(seeker.profile),
    education: entries,
    experiences: jobsOf(seeker, mayWorkFrom, random),
    projects: random.some(trade.projects, projects),
    skills,
    tools: random.some(otherTools, isRich ? 6 : 4),
    languages: languagesOf(seeker, random),
    interests: random
      .some(interests, random.integer(2, isRich ? 4 : 3))
      .map((one) => gendered(one, civility)),
  };
};
