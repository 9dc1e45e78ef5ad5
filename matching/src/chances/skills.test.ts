import { skillFamilies } from '@tandem/domain/reference/skill-families';
import { expect, test } from 'vitest';
import { forgottenSkills } from './skills.ts';

const [[first = 0, second = 0, third = 0] = []] = skillFamilies;
const stranger =
  skillFamilies
    .flat()
    .find((id) => !skillFamilies.some((all) => all.includes(id) && all.includes(first))) ?? 0;

test('only a skill is brought up that is asked for, not said, and near one that is said; the most asked first', () => {
  const asked = new Map([
    [first, 9],
    [second, 1],
    [third, 2],
    [stranger, 5],
  ]);
  expect(forgottenSkills([first], asked)).toEqual([
    { skill: third, near: first },
    { skill: second, near: first },
  ]);
  expect(forgottenSkills([], asked)).toEqual([]);
});
