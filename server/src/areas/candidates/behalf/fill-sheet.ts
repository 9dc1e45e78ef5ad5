import { sees, type Actor } from '@tandem/domain/accounts/access';
import { sheetDraftFor } from '@tandem/domain/drafts/draft';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';
import type { Candidate } from '../candidate-queries.ts';
import { saveSheet, type SavingServices } from '../save-sheet.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { findAccount, noteUse } from '../../accounts/index.ts';
import { markedBy, requireFillable, tellFilled } from '../../sheets/index.ts';

const path = '/applicant/application';

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
      marked: ({ changed }) => markedBy(actor.accountId, services.now(), changed),
      finish: async (tx, { before, changed, isNew }) => {
        const account = orNotFound(await findAccount(tx, before.account_id));
        const { id: accountId, email, first_name: greeted } = account;
        if (email === null) await noteUse(tx, accountId, services.now());
        if (!tell || changed.length === 0) return;
        const reader = { accountId, email, greeted, path, readers: 'entreprises' } as const;
        await tellFilled(services, tx, reader, isNew ? null : changed);
      },
      draft: sheetDraftFor(params.applicantId),
    },
  );
