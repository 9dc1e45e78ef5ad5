import { formatDay } from '../../../platform/format/dates.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { personPath } from '../../follow-up/people/people.ts';
import {
  agreementStateOf,
  limitText,
  stateLabel,
  stateOf,
  waitsOf,
  type FileRow,
} from './file-rows.ts';
import { fileListMessages as messages } from './messages.ts';

const day = (text: string | null): string | null => (text === null ? null : formatDay(text));

/** One contract file in short, and the way to it. */
export const fileDetail = (row: FileRow) => {
  const { record } = row;
  return (
    <Stack>
      <Row>
        <ButtonLink size="sm" variant="main" to={`/dashboard/contract/${record.id}`}>
          {messages.open}
        </ButtonLink>
        <ButtonLink size="sm" to={`/dashboard/offer-management?match=${record.id}`}>
          {messages.match}
        </ButtonLink>
        <ButtonLink size="sm" to={personPath(record.account_id)}>
          {messages.person}
        </ButtonLink>
      </Row>
      <Facts
        facts={[
          [messages.state, stateLabel(stateOf(row))],
          [messages.stateSince, day(record.state_since)],
          [messages.waits, waitsOf(row) || messages.nothing],
          [messages.limit, limitText(row)],
          [messages.company, record.company.name],
          [messages.need, record.need.name],
          [messages.programme, record.formation?.name],
          [messages.session, record.session.name],
          [messages.begins, day(record.begins_on)],
          [messages.ends, day(record.ends_on)],
          [messages.finalised, day(record.finalised_at)],
          [messages.signed, day(record.all_signed_on)],
          [
            messages.agreement,
            agreementStateOf(row) === 'missing'
              ? messages.agreementStates.missing
              : day(record.agreement_on),
          ],
          [messages.lodged, day(record.lodged_on)],
          [messages.brokenOn, day(record.broken_on)],
        ]}
      />
    </Stack>
  );
};
