import type { Answer } from '@tandem/contract';

export type Line = Answer<'GET /journal/'>[number];
