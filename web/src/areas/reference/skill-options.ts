import { fold } from '../../platform/format/text.ts';

export interface Skill {
  id: number;
  name: string;
}

interface SkillOptions<Known> {
  /** The skills to choose from, those that begin with what was typed first. */
  found: Known[];
  /** What was typed, where no skill is called so and it may be added. */
  own: string | null;
}

/** 0 where the name begins with the text, 1 where one of its words does, 2 where it is anywhere else; -1 for nowhere. */
const rank = (name: string, text: string): number => {
  const place = name.indexOf(text);
  if (place <= 0) return place;
  return /[\s’'(/-]/.test(name.charAt(place - 1)) ? 1 : 2;
};

/** What a field for skills offers for what was typed, without those chosen already. */
export const skillOptions = <Known extends Skill>(
  skills: readonly Known[],
  chosen: readonly Skill[],
  typed: string,
  limit: number,
): SkillOptions<Known> => {
  const text = fold(typed.trim());
  const ids = new Set(chosen.map(({ id }) => id));
  const free = skills.filter(({ id }) => !ids.has(id));
  if (text === '') return { found: free.slice(0, limit), own: null };
  const ranked = free
    .map((skill) => ({ skill, place: rank(fold(skill.name), text) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place);
  const isKnown = [...skills, ...chosen].some(({ name }) => fold(name) === text);
  return {
    found: ranked.slice(0, limit).map(({ skill }) => skill),
    own: isKnown ? null : typed.trim().replaceAll(/\s+/g, ' '),
  };
};
