import type { Handlers } from '../handler.ts';
import { deleteSkill, listAddedSkills, mergeSkill, takeSkill } from './added-skills.ts';
import {
  listChoices,
  listLevels,
  listOrganisationTypes,
  listSectors,
  listWorkforceBands,
} from './choices.ts';
import { completeCommune } from './complete-commune.ts';
import { addSkill, listSkills } from './skills.ts';

/** Which use case answers which call. */
export const referenceHandlers = {
  'GET /educational-level-choices/': listLevels,
  'GET /choices/': listChoices,
  'GET /company/sizes/': listOrganisationTypes,
  'GET /company/workforce/': listWorkforceBands,
  'GET /sector/': listSectors,
  'GET /skills/': listSkills,
  'POST /skills/': addSkill,
  'GET /skills/added/': listAddedSkills,
  'PUT /skills/added/{id}/': takeSkill,
  'POST /skills/added/{id}/merge/': mergeSkill,
  'DELETE /skills/added/{id}/': deleteSkill,
  'GET /communes/': completeCommune,
} satisfies Partial<Handlers>;
