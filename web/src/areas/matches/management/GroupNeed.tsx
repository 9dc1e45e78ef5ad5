import { needState } from '@tandem/domain/needs/need-state';
import { Row } from '../../../ui/layout/layout.tsx';
import { ActiveMark } from '../../needs/ActiveMark.tsx';
import { CorrectNeedButton } from '../../needs/correcting/CorrectNeedButton.tsx';
import { NeedStateButton } from '../../needs/closing/NeedStateButton.tsx';
import { closedYearMessages } from '../closed-need/messages.ts';
import type { MatchCard } from '../match.ts';

/** Where the need of a group stands, and what the staff can do about it. */
export const GroupNeed = ({ match: { offer } }: { match: MatchCard }) => {
  const { state = needState.active, set_aside_until: until = null, closed_session: year } = offer;
  if (year) return <ActiveMark state="withdrawn" word={closedYearMessages.badge(year.name)} />;
  return (
    <Row>
      <ActiveMark state={state} until={until} />
      <CorrectNeedButton need={offer} />
      <NeedStateButton need={{ ...offer, state }} staff />
    </Row>
  );
};
