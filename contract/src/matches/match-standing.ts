import { attentionKeys } from '@tandem/domain/matches/attention';
import { z } from 'zod';

/** How a match stands beside the others of its reader's; additions, which clients need not know. */
export const standingFields = {
  /** Where the score stands for the reader: among a candidate's needs, or (company, staff) among a need's candidates; an addition. */
  standing: z.object({ rank: z.int(), of: z.int() }).nullable().optional(),
  /** By what a list stands that spreads attention ('Conseillé'), the highest first: the score less what a place costs; for a candidate or a company, near ties are drawn anew each day, by less than half a point; an addition. */
  advised: z.number().optional(),
  /** Of the need for a candidate, of the candidate for all others: on too many lists, or on hardly any; an addition. */
  attention: z.enum(attentionKeys).nullable().optional(),
  /** Since when the centre proposes it to both sides though one rule is missed by little; an addition. */
  proposed_at: z.string().nullable().optional(),
};
