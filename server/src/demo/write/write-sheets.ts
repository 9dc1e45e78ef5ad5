import { openStateOf } from '@tandem/domain/needs/need-state';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import type { Services } from '../../areas/services.ts';
import { updateCandidate } from '../../areas/candidates/index.ts';
import { updateCompany } from '../../areas/companies/index.ts';
import type { Writes } from '../../platform/database/database.ts';
import { addFile } from '../../platform/files/file-queries.ts';
import { addNeed } from '../../areas/needs/index.ts';
import { trades } from '../data/trades.ts';
import type { DemoCandidate, DemoCompany, DemoNeed } from '../plan/plan.ts';
import { slug } from '../plan/words.ts';
import type { Resumes, WrittenAccount, Written } from './written.ts';

type Ids = Pick<Written, 'sessions' | 'formations'>;

const nowhere = { latitude: null, longitude: null };

const latest = (...moments: (Date | undefined)[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));

const writeSheet = async (
  { places }: Services,
  tx: Writes,
  candidate: DemoCandidate,
  { recordId, accountId }: WrittenAccount,
  { ids, resumes }: { ids: Ids; resumes: Resumes },
): Promise<void> => {
  const { sheet, test } = candidate;
  if (!sheet) return;
  const resume = resumes.get(candidate);
  if (resume)
    await addFile(tx, {
      name: resume.name,
      account_id: accountId,
      original_name: resume.originalName,
      content_type: 'application/pdf',
      size: resume.size,
      created_at: sheet.savedAt,
    });
  const { programme, duration } = trades[candidate.trade];
  await updateCandidate(tx, recordId, {
    phone: candidate.phone,
    civility: candidate.civility,
    city: sheet.city,
    country: 'France',
    diploma: sheet.diploma,
    target_educational_level: programme.level,
    contract_type: sheet.contractType,
    duration,
    summary: sheet.summary,
    skill_ids: [...sheet.skills],
    sector_ids: [...sheet.sectors],
    sector_order: [...sheet.sectorOrder],
    kilometers_away: sheet.kilometers,
    session_id: ids.sessions[candidate.session],
    formation_id: ids.formations.get(candidate.trade) ?? null,
    location: sheet.location,
    ...(places.locate({ city: sheet.location, zipCode: sheet.zipCode }) ?? nowhere),
    resume_file: resume?.name ?? null,
    resume_text: resume?.text ?? null,
    resume_scan: resume?.scan ?? null,
    page_done_at: sheet.savedAt,
    test_answers: test ? JSON.stringify(test.answers) : null,
    test_done_at: test?.doneAt ?? null,
    changed_at: latest(sheet.savedAt, test?.doneAt),
  });
};

/** Named on the need, and reached at the company's own host. */
const tutorOf = ({ tutor, activatedAt }: DemoNeed, { data }: DemoCompany) => ({
  tutor_first_name: tutor.firstName,
  tutor_last_name: tutor.lastName,
  tutor_email: `${slug(tutor.firstName)}.${slug(tutor.lastName)}@${data.slug}.exemple.fr`,
  test_answered_by: activatedAt && `${tutor.firstName} ${tutor.lastName}`,
});

const writeNeed = async (
  tx: Writes,
  need: DemoNeed,
  company: DemoCompany,
  place: { companyId: number; latitude: number | null; longitude: number | null },
  ids: Ids,
): Promise<number> => {
  const { companyId, ...coordinates } = place;
  return addNeed(
    tx,
    {
      company_id: companyId,
      session_id: ids.sessions[need.session],
      title: need.title,
      location: company.city,
      contract_type: need.contractType,
      target_educational_level: trades[need.trade].programme.level,
      description: need.description,
      skill_ids: [...need.skills],
      same_entity_location: true,
      seats: need.seats,
      ...need.job,
      ...coordinates,
      token: makeSecretToken(),
      test_answers: need.activatedAt ? JSON.stringify(need.answers) : null,
      activated_at: need.activatedAt,
      created_at: need.createdAt,
      changed_at: latest(need.createdAt, need.activatedAt ?? undefined),
      state: openStateOf(need.activatedAt !== null),
      ...tutorOf(need, company),
      state_since: need.activatedAt ?? need.createdAt,
    },
    need.formations.flatMap((trade) => ids.formations.get(trade) ?? []),
  );
};

const writeCompany = async (
  { places }: Services,
  tx: Writes,
  company: DemoCompany,
  companyId: number,
  ids: Ids,
): Promise<Map<DemoNeed, number>> => {
  const { data, city, zipCode, director } = company;
  const found = places.locate({ city, zipCode });
  const coordinates = { latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
  await updateCompany(tx, companyId, {
    size: data.size,
    workforce: data.workforce,
    adress: data.street,
    city,
    zip_code: zipCode,
    country: 'France',
    description: data.description,
    contact_name: `${director.firstName} ${director.lastName}`,
    contact_role: 'Direction',
    // Numbers that are never given to anybody.
    contact_phone: `+3363998${String(companyId % 10_000).padStart(4, '0')}`,
    sector_ids: [...data.sectors],
    ...coordinates,
    page_done_at: company.savedAt,
  });
  const needs = new Map<DemoNeed, number>();
  for (const need of company.needs)
    needs.set(need, await writeNeed(tx, need, company, { companyId, ...coordinates }, ids));
  return needs;
};

/** Fills in the sheets of candidates and companies, and writes the needs; answers the ids of these. */
export const writeSheets = async (
  services: Services,
  tx: Writes,
  people: { candidates: readonly DemoCandidate[]; companies: readonly DemoCompany[] },
  {
    accounts,
    resumes,
    ...ids
  }: Pick<Written, 'accounts' | 'sessions' | 'formations'> & {
    resumes: Resumes;
  },
): Promise<Map<DemoNeed, number>> => {
  for (const candidate of people.candidates) {
    const account = accounts.get(candidate);
    if (account) await writeSheet(services, tx, candidate, account, { ids, resumes });
  }
  const needs = new Map<DemoNeed, number>();
  for (const company of people.companies) {
    const companyId = accounts.get(company)?.recordId ?? 0;
    const written = await writeCompany(services, tx, company, companyId, ids);
    for (const [need, id] of written) needs.set(need, id);
  }
  return needs;
};
