import type { Answer } from '@tandem/contract';

export type MachineKey = Answer<'GET /machine-keys/'>['keys'][number];

export type MadeKey = Answer<'POST /machine-keys/'>;
