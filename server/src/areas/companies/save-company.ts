import { companyFields } from '@tandem/domain/companies/company-fields';
import { columnValues } from '../../platform/database/queries/field-columns.ts';
import type { Handler } from '../handler.ts';
import { forgetDraft } from '../drafts/index.ts';
import { findCompanyRow, lockCompany, updateCompany } from './company-queries.ts';
import { moveNeedsOf } from './company-need-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { rescore } from '../../scoring/live/request-rescore.ts';
import { requestRefining } from '../reference/index.ts';
import { companyRecord } from './company-records.ts';

export const saveCompany: Handler<
  'POST /company/',
  'communesApi' | 'db' | 'jobs' | 'now' | 'places'
> = async (services, { actor, body, auditLog }) => {
  const { db, now, places } = services;
  const companyId = orNotFound(actor.companyId);
  const place = body.city
    ? places.locate({ city: body.city, zipCode: body.zip_code, country: body.country })
    : null;
  const coordinates = {
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
  return db.transaction(async (tx) => {
    const company = orNotFound(await lockCompany(tx, companyId));
    await updateCompany(tx, companyId, {
      ...columnValues(companyFields, body, []),
      ...coordinates,
      page_done_at: company.page_done_at ?? now(),
    });
    await forgetDraft(tx, actor.accountId, 'company-sheet');
    await auditLog.changed(tx, { companies: [companyId] });
    await moveNeedsOf(tx, companyId, { location: body.city ?? '', ...coordinates }, now());
    await requestRefining(services, tx, { companyId });
    await rescore(services, tx, { companyId });
    return companyRecord(orNotFound(await findCompanyRow(tx, companyId)));
  });
};
