import type { Received } from '@tandem/contract';
import { companyFields } from '@tandem/domain/companies/company-fields';
import type { DraftKey } from '@tandem/domain/drafts/draft';
import type { Updateable } from 'kysely';
import { columnValues } from '../../platform/database/queries/field-columns.ts';
import type { Writes } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import type { CallRequest } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import { forgetDraft } from '../drafts/index.ts';
import { findCompanyRow, lockCompany, updateCompany, type Company } from './company-queries.ts';
import { moveNeedsOf } from './company-need-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { rescore } from '../../scoring/live/request-rescore.ts';
import { requestRefining } from '../reference/index.ts';
import { changedLabels, requireSeenVersion } from '../sheets/index.ts';
import { ownCompany } from './company-records.ts';

type CompanyForm = Received<'POST /company/'>['body'];

export type SavingServices = Pick<Services, 'communesApi' | 'db' | 'jobs' | 'now' | 'places'>;

/** What of it is the same whoever saves the sheet. */
type Request = Pick<CallRequest<'POST /company/'>, 'actor' | 'auditLog' | 'body'>;

interface SavedCompany {
  before: Company;
  /** The labels of the fields that are others now. */
  changed: readonly string[];
  isNew: boolean;
}

interface Saving {
  companyId: number;
  /** Throws where the locked company's sheet is not to be saved so. */
  judge?: (tx: Writes, company: Company) => Promise<void>;
  /** What stands in the row besides the form's fields. */
  marked: (saved: SavedCompany) => Updateable<Tables['companies']>;
  /** What else happens in the transaction. */
  finish?: (tx: Writes, saved: SavedCompany) => Promise<void>;
  draft: DraftKey;
}

const placeOf = (
  { places }: Pick<Services, 'places'>,
  { city, zip_code: zipCode, country }: CompanyForm,
) => {
  const place = city ? places.locate({ city, zipCode, country }) : null;
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
};

/** Saves a company's sheet, for whoever it is: the same checks, the same consequences. */
export const saveCompanySheet = async (
  services: SavingServices,
  { actor, auditLog, body }: Request,
  { companyId, judge, marked, finish, draft }: Saving,
) => {
  const { db, now } = services;
  const coordinates = placeOf(services, body);
  return db.transaction(async (tx) => {
    const before = orNotFound(await lockCompany(tx, companyId));
    await judge?.(tx, before);
    const values = columnValues(companyFields, body, []);
    const after = { ...before, ...values };
    requireSeenVersion(companyFields, body.seen_version, before, after);
    const saved = {
      before,
      changed: changedLabels(companyFields, before, after),
      isNew: before.page_done_at === null,
    };
    await updateCompany(tx, companyId, {
      ...values,
      ...coordinates,
      page_done_at: before.page_done_at ?? now(),
      ...marked(saved),
    });
    await forgetDraft(tx, actor.accountId, draft);
    await auditLog.changed(tx, { companies: [companyId] });
    await moveNeedsOf(tx, companyId, { location: body.city ?? '', ...coordinates }, now());
    await requestRefining(services, tx, { companyId });
    await rescore(services, tx, { companyId });
    await finish?.(tx, saved);
    return ownCompany(orNotFound(await findCompanyRow(tx, companyId)));
  });
};

/** The company's own save, after which nobody else's words stand in it. */
export const saveCompany: Handler<'POST /company/', keyof SavingServices> = (services, request) =>
  saveCompanySheet(services, request, {
    companyId: orNotFound(request.actor.companyId),
    marked: ({ before }) => ({ reread_at: before.filled_at && services.now() }),
    draft: 'company-sheet',
  });
