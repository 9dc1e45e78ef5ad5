import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { DetailSection } from '../../../ui/layout/DetailSection.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { openPerson } from '../../follow-up/people/messages.ts';
import NotesOn from '../../follow-up/people/NotesOn.tsx';
import { personPath } from '../../follow-up/people/people.ts';
import { CompanyNeed } from '../list/CompanyNeeds.tsx';
import { needListMessages as messages } from './messages.ts';
import type { NeedRow } from './need-rows.ts';

/** A need in its drawer. */
const NeedDetail = ({ need: { record } }: { need: NeedRow }) => (
  <Stack>
    <Row>
      <ButtonLink size="sm" to={`/dashboard/offer-management?group=${record.id}`}>
        {messages.matches}
      </ButtonLink>
      <ButtonLink size="sm" to={personPath(record.account_id)}>
        {openPerson}
      </ButtonLink>
    </Row>
    <DetailSection title={messages.need}>
      <CompanyNeed companyId={record.company.id} needId={record.id} />
    </DetailSection>
    <NotesOn subject={{ need_id: record.id }} />
  </Stack>
);

export default NeedDetail;
