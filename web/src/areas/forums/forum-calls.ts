import type { ContractKey } from '@tandem/contract';

/** What is read again once a forum has changed. */
export const forumCalls: readonly ContractKey[] = ['GET /forums/', 'GET /forums/{id}/'];
