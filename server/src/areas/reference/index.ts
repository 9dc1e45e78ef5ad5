/** What the other rooms may use of this one. */
export { listOrganisationTypes, listSectors, listWorkforceBands } from './choices.ts';
export { refineSavedPlace, requestRefining } from './refine-places.ts';
export { type NamedSkills, namedSkills, skillNamesOf } from './skill-names.ts';
export { SkillNames, syncReferenceSkills, type Waiting as WaitingSkills } from './skill-queries.ts';
