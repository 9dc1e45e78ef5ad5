/** One skill as it is written down: its id, its name, then the other ways in which people write it. */
export type SkillRow = readonly [id: number, name: string, ...synonyms: string[]];
