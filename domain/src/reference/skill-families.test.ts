import { expect, test } from 'vitest';
import { sectors } from './sectors.ts';
import { skillFamilies } from './skill-families.ts';
import { skillGroups, skills } from './skills.ts';
import { tradeSectors } from './trade-sectors.ts';

test('families are of different skills that exist, no two the same, none in more than five', () => {
  const ids = new Set(skills.map(({ id }) => id));
  const uses = new Map<number, number>();
  for (const family of skillFamilies) {
    expect(family.length).toBeGreaterThan(1);
    expect(new Set(family).size).toBe(family.length);
    for (const id of family) {
      expect(ids).toContain(id);
      uses.set(id, (uses.get(id) ?? 0) + 1);
    }
  }
  expect(Math.max(...uses.values())).toBeLessThanOrEqual(5);
  const keys = skillFamilies.map((family) => family.toSorted((one, other) => one - other).join());
  expect(new Set(keys).size).toBe(keys.length);
});

test('trades are of groups and sectors that exist', () => {
  for (const [group, sector] of Object.entries(tradeSectors)) {
    expect(skillGroups).toContain(group);
    expect(sectors.map(({ id }) => id)).toContain(sector);
  }
});
