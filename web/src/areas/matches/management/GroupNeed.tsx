import { Row } from '../../../ui/layout/layout.tsx';
import { ActiveMark } from '../../needs/ActiveMark.tsx';
import { NeedStateButton } from '../../needs/closing/NeedStateButton.tsx';
import type { Match } from '../match.ts';

/** Where the need of a group stands, and what the staff can do about it. */
export const GroupNeed = ({ match: { offer } }: { match: Match }) => (
  <Row>
    <ActiveMark state={offer.state} until={offer.set_aside_until} />
    <NeedStateButton need={offer} staff />
  </Row>
);
