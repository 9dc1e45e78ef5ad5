import { companySheetDraftFor } from '@tandem/domain/drafts/draft';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findAccount, noteUse } from '../../accounts/index.ts';
import { markedBy, requireFillable, tellFilled } from '../../sheets/index.ts';
import { saveCompanySheet, type SavingServices } from '../save-company.ts';

const path = '/company/page';

/** The staff fill a company's sheet in, as the company could; it is marked so until the company has saved it itself. */
export const fillCompany: Handler<
  'PUT /companies/{companyId}/correction/',
  keyof SavingServices | 'config'
> = (services, { actor, params, auditLog, body: { tell, ...body } }) =>
  saveCompanySheet(
    services,
    { actor, auditLog, body },
    {
      companyId: params.companyId,
      judge: async (tx, company) => {
        await requireFillable(tx, actor, company.account_id);
      },
      marked: ({ changed }) => markedBy(actor.accountId, services.now(), changed),
      finish: async (tx, { before, changed, isNew }) => {
        const { id: accountId, email } = orNotFound(await findAccount(tx, before.account_id));
        if (email === null) await noteUse(tx, accountId, services.now());
        if (!tell || changed.length === 0) return;
        const reader = {
          accountId,
          email,
          greeted: body.name,
          path,
          readers: 'candidats',
        } as const;
        await tellFilled(services, tx, reader, isNew ? null : changed);
      },
      draft: companySheetDraftFor(params.companyId),
    },
  );
