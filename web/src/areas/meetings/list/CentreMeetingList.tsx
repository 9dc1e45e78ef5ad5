import { formatNumber } from '../../../platform/format/numbers.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Columns, Row, Stack } from '../../../ui/layout/layout.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { useOpenedRow } from '../../../ui/managed-list/use-opened.ts';
import { tableMessages } from '../../../ui/messages.ts';
import { DayFilter } from '../../../ui/table/DayFilter.tsx';
import { personPath } from '../../follow-up/people/people.ts';
import { ListOfRows } from '../../lists/ListOfRows.tsx';
import { MatchMeetings } from '../MatchMeetings.tsx';
import { columns } from './meeting-columns.tsx';
import { nameOf, totalsOf, type MeetingRow } from './meeting-rows.ts';
import { meetingListMessages as messages } from './messages.ts';
import type { CentreMeetingsState } from './use-centre-meetings.ts';

const exportOf = {
  name: 'rendez-vous',
  people: { list: 'meetings', idOf: ({ record }: MeetingRow) => record.candidate.id },
} as const;

/** All meetings of its match, with what can be done about each. */
const detailOf = ({ record: { match_id: matchId, account_id: accountId } }: MeetingRow) => (
  <Stack>
    <Row>
      <ButtonLink size="sm" to={`/dashboard/offer-management?match=${matchId}`}>
        {messages.match}
      </ButtonLink>
      <ButtonLink size="sm" to={personPath(accountId)}>
        {messages.person}
      </ButtonLink>
    </Row>
    <MatchMeetings matchId={matchId} view="staff" />
  </Stack>
);

/** What the meetings on show come to. */
const Totals = ({ rows }: { rows: readonly MeetingRow[] | undefined }) => {
  const totals = rows && totalsOf(rows);
  const value = (of: keyof ReturnType<typeof totalsOf>) => totals && formatNumber(totals[of]);
  return (
    <Columns quiet>
      <StatCard label={messages.toChoose} value={value('toChoose')} />
      <StatCard label={messages.planned} value={value('planned')} />
      <StatCard label={messages.toTell} value={value('toTell')} />
      <StatCard label={messages.told} value={value('told')} />
    </Columns>
  );
};

/** The list of the centre's meetings; what can be done about one stands beside it. */
export const CentreMeetingList = ({ list }: { list: CentreMeetingsState }) => {
  const { all, load, years, rows, reset, state, setState } = list;
  const opened = useOpenedRow(all);
  return (
    <>
      <Totals rows={rows} />
      <ListOfRows
        list={{ ...list, missing: !all && load.isError }}
        opened={opened}
        columns={columns}
        exported={exportOf}
        messages={messages}
        nameOf={nameOf}
        detail={detailOf}
        filters={list.filters}
        moreFilters={
          <>
            <DayFilter label={messages.from} value={state.du} onChange={(du) => setState({ du })} />
            <DayFilter label={messages.to} value={state.au} onChange={(au) => setState({ au })} />
          </>
        }
        loads={[
          { query: years, failure: messages.sessionsFailed },
          { query: load, failure: messages.failed },
        ]}
        removal={null}
        empty={
          <EmptyState
            sentence={messages.empty}
            hint={reset ? messages.filteredHint : messages.emptyHint}
            action={reset && <Button onClick={reset}>{tableMessages.resetFilters}</Button>}
          />
        }
      />
    </>
  );
};
