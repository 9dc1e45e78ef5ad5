import type { Answer } from '@tandem/contract';
import { statusLabels } from '@tandem/domain/matches/match';
import { centreRhythms, mobilities } from '@tandem/domain/needs/job';
import { api } from '../../../platform/api/client.ts';
import { LongExportButton } from '../../../ui/actions/LongExportButton.tsx';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { dateOf } from '../../../platform/format/dates.ts';
import { jobMessages } from '../../needs/job/messages.ts';
import { matchExportMessages as messages } from './messages.ts';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import { scoreMessages } from '../messages.ts';
import { filtersOf, queryOf, type State } from './match-filters.ts';

type Match = Answer<'GET /match_applicants/'>[number];

const columns: readonly ExportColumn<Match>[] = [
  { title: messages.company, value: ({ offer: need }) => need.company?.name ?? '' },
  { title: messages.offer, value: ({ offer: need }) => need.title },
  { title: messages.firstName, value: ({ application }) => application.applicant.first_name },
  { title: messages.lastName, value: ({ application }) => application.applicant.last_name },
  { title: messages.email, value: ({ application }) => application.applicant.email },
  { title: messages.phone, value: ({ application }) => application.applicant.phone ?? '' },
  {
    title: messages.formation,
    value: ({ application }) => application.applicant.formation_name ?? '',
  },
  { title: messages.session, value: ({ offer: need }) => need.session.name },
  {
    title: jobMessages.start,
    value: ({ offer: need }) => need.start_date && dateOf(need.start_date),
  },
  {
    title: jobMessages.rhythm,
    value: ({ offer: need }) => need.centre_rhythm && centreRhythms[need.centre_rhythm],
  },
  { title: jobMessages.pay, value: ({ offer: need }) => need.pay_above_minimum },
  { title: jobMessages.remote, value: ({ offer: need }) => need.remote_days },
  {
    title: jobMessages.mobility,
    value: ({ offer: need }) => need.mobility && mobilities[need.mobility],
  },
  { title: messages.status, value: ({ status }) => statusLabels[status] },
  { title: messages.score, value: ({ score }) => score },
  { title: scoreMessages.parts.industry, value: ({ industry_score: score }) => score },
  { title: scoreMessages.parts.test, value: ({ test_score: score }) => score },
  { title: scoreMessages.parts.geographic, value: ({ geographic_score: score }) => score },
  { title: scoreMessages.parts.resume, value: ({ resume_score: score }) => score },
  { title: messages.createdAt, value: ({ created_at: at }) => new Date(at) },
];

const people = {
  list: 'matches',
  idOf: ({ application }: Match) => application.applicant.id,
} as const;

/** Matches of one call, and the milliseconds that it may take. */
const pageSize = 500;
const patience = 30_000;

/** Exports the filtered matches. */
export const MatchExport = ({ state, total }: { state: State; total: number | undefined }) => {
  const { chosen } = useChosenSession();
  return (
    <LongExportButton
      name={chosen ? `${messages.name} ${chosen.name}` : messages.name}
      columns={columns}
      total={total}
      pageSize={pageSize}
      read={(page) =>
        api('GET /match_applicants/', {
          query: { ...queryOf(filtersOf(state), chosen?.id), ...page },
          timeout: patience,
        })
      }
      people={people}
    />
  );
};
