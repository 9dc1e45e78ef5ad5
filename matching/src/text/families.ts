import { skillFamilies } from '@tandem/domain/reference/skill-families';
import { hashOne } from '../hash.ts';

/** A family of related skills as a term of its own, which all its members bring. */
const termOfFamily = skillFamilies.map((_, family) => hashOne(family, 4));

const familiesBySkill = new Map<number, number[]>();
for (const [family, members] of skillFamilies.entries())
  for (const id of members)
    familiesBySkill.set(id, [...(familiesBySkill.get(id) ?? []), termOfFamily[family] ?? 0]);

/** The families that a text's skills bring, each once, by hash. */
export const familiesOf = (skillIds: Iterable<number>): number[] => {
  const families: number[] = [];
  for (const id of skillIds) {
    const own = familiesBySkill.get(id);
    if (own) for (const family of own) if (!families.includes(family)) families.push(family);
  }
  return families;
};
