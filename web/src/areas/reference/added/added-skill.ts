import type { Answer } from '@tandem/contract';
import { callQuery } from '../../../platform/data/calls.ts';

export type AddedSkill = Answer<'GET /skills/added/'>[number];

/** Whose answers change with an added skill. */
export const changedBySkills = ['GET /skills/added/', 'GET /skills/'] as const;

export const addedSkills = callQuery('GET /skills/added/');
