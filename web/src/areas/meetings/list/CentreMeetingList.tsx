import { Suspense } from 'react';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { DayFilter } from '../../../ui/table/DayFilter.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { personPath } from '../../follow-up/people/people.ts';
import { RecordFigures } from '../../lists/RecordFigures.tsx';
import { MatchRecordList } from '../../lists/MatchRecordList.tsx';
import { columns } from './meeting-columns.tsx';
import { nameOf, totalsOf, type MeetingRow } from './meeting-rows.ts';
import { meetingListMessages as messages } from './messages.ts';
import type { CentreMeetingsState } from './use-centre-meetings.ts';

/** What one meeting shows comes when one is opened. */
const MatchMeetings = lazyPart(async () => ({
  default: (await import('../MatchMeetings.tsx')).MatchMeetings,
}));

const exportOf = {
  name: 'rendez-vous',
  people: { list: 'meetings', idOf: ({ record }: MeetingRow) => record.candidate.id },
} as const;

const matchIdOf = ({ record }: MeetingRow): number => record.match_id;

const kindsOf = () => ['answer_meeting', 'meeting_outcome'] as const;

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
    <Suspense fallback={<Skeleton lines={3} />}>
      <MatchMeetings matchId={matchId} view="staff" />
    </Suspense>
  </Stack>
);

const figuresOf = (rows: readonly MeetingRow[]) => {
  const { toChoose, planned, toTell, told } = totalsOf(rows);
  return [
    [messages.toChoose, toChoose],
    [messages.planned, planned],
    [messages.toTell, toTell],
    [messages.told, told],
  ] as const;
};

export const CentreMeetingFigures = ({ list }: { list: CentreMeetingsState }) => (
  <RecordFigures rows={list.rows} figuresOf={figuresOf} />
);

/** The list of the centre's meetings; what can be done about one stands beside it. */
export const CentreMeetingList = ({ list }: { list: CentreMeetingsState }) => {
  const { state, setState } = list;
  return (
    <MatchRecordList
      call="GET /lists/meetings/"
      matchIdOf={matchIdOf}
      kindsOf={kindsOf}
      selected={messages.selected}
      list={list}
      columns={columns}
      exported={exportOf}
      messages={messages}
      nameOf={nameOf}
      detail={detailOf}
      moreFilters={
        <>
          <DayFilter label={messages.from} value={state.du} onChange={(du) => setState({ du })} />
          <DayFilter label={messages.to} value={state.au} onChange={(au) => setState({ au })} />
        </>
      }
    />
  );
};
