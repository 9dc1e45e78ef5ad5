import { codeLists } from '../../reference/contract-codes.ts';

export type OpcoKey = (typeof codeLists.opco)[number][0];

/** The eleven OPCO, by a key of our own, as they call themselves. */
export const opcos = Object.fromEntries(codeLists.opco) as Record<OpcoKey, string>;
