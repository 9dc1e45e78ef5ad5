import { needIdOf } from '@tandem/domain/matches/match';
import { needState } from '@tandem/domain/needs/need-state';
import { Row } from '../../../ui/layout/layout.tsx';
import { ActiveMark } from '../../needs/ActiveMark.tsx';
import { CorrectNeedButton } from '../../needs/correcting/CorrectNeedButton.tsx';
import { NeedStateButton } from '../../needs/closing/NeedStateButton.tsx';
import { closedYearMessages } from '../closed-need/messages.ts';
import type { MatchCard } from '../match.ts';

/** Where the need of a group stands, and what the staff can do about it. */
export const GroupNeed = ({ match: { id, offer: told } }: { match: MatchCard }) => {
  const { state = needState.active, set_aside_until: until = null, closed_session: year } = told;
  if (year) return <ActiveMark state="withdrawn" word={closedYearMessages.badge(year.name)} />;
  const need = { ...told, id: needIdOf(id) };
  return (
    <Row>
      <ActiveMark state={state} until={until} />
      <CorrectNeedButton need={need} />
      <NeedStateButton need={{ ...need, state }} staff />
    </Row>
  );
};
