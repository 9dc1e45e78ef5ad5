import type { Answer } from '@tandem/contract';

/** What the contract sheet has to know of the match that it finalises. */
export type ContractedMatch = Pick<Answer<'GET /matches/{id}/'>, 'id' | 'offer' | 'application'>;
