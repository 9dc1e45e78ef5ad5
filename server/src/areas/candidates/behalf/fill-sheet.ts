import { sees, type Actor } from '@tandem/domain/accounts/access';
import { sheetDraftFor } from '@tandem/domain/drafts/draft';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';
import type { Candidate } from '../candidate-queries.ts';
import { saveSheet, type SavingServices } from '../save-sheet.ts';
import { requireFillable } from './require-fillable.ts';
import { tellFilled } from './tell-filled.ts';

const othersProgramme =
  'Cette formation n’est pas des vôtres\u202F: voyez avec sa ou son responsable.';

/** Nobody sends a candidate where they see them no more. */
const requireSeenProgramme = (actor: Actor, candidate: Candidate, programmeId: number): void => {
  if (candidate.formation_id !== programmeId && !sees(actor, [programmeId]))
    throw new Failure('invalid_input', { fields: { formation: othersProgramme } });
};

/** The staff fill a candidate's sheet in, as the candidate could; it is marked so until they have saved it themselves. */
export const fillSheet: Handler<
  'PUT /applicants/registration/{applicantId}/correction/',
  keyof SavingServices | 'config'
> = (services, { actor, params, auditLog, files, body: { tell, ...body } }) =>
  saveSheet(
    services,
    { actor, auditLog, files, body },
    {
      candidateId: params.applicantId,
      judge: async (tx: Writes, candidate) => {
        await requireFillable(tx, actor, candidate.account_id);
        requireSeenProgramme(actor, candidate, body.formation);
      },
      marked: ({ changed }) =>
        changed.length > 0
          ? { filled_at: services.now(), filled_by: actor.accountId, reread_at: null }
          : {},
      finish: async (tx, { before, changed, isNew }) => {
        if (!tell || changed.length === 0) return;
        await tellFilled(services, tx, before.account_id, isNew ? null : changed);
      },
      draft: sheetDraftFor(params.applicantId),
    },
  );
