import { CalendarAddress } from '../../areas/calendar/CalendarAddress.tsx';
import { forumMessages } from '../../areas/forums/messages.ts';
import { OwnForums } from '../../areas/forums/OwnForums.tsx';
import { useOwnForums } from '../../areas/forums/use-own-forums.ts';
import { MeetingList } from '../../areas/meetings/MeetingList.tsx';
import type { MeetingView } from '../../areas/meetings/meeting.ts';
import { meetingsPageMessages as messages } from '../../areas/meetings/messages.ts';
import { useAddressState } from '../../platform/router/use-address-state.ts';
import { useSession } from '../../platform/session/session.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/Page.tsx';

const defaults = { meeting: '', forum: '' };

const Meetings = () => {
  const { role } = useSession();
  const view: MeetingView = role === 'applicant' || role === 'company' ? role : 'staff';
  const [{ meeting, forum }] = useAddressState(defaults);
  const linked = Number(meeting) || null;
  const forums = useOwnForums({ isParty: view !== 'staff', linked: Number(forum) || null });
  return (
    <Page
      title={messages.title}
      lead={messages.lead[view]}
      width="medium"
      action={
        view === 'staff' && (
          <Row>
            <ButtonLink to="/dashboard/rendez-vous">{messages.asList}</ButtonLink>
            <ButtonLink to="/dashboard/forum">{forumMessages.open}</ButtonLink>
          </Row>
        )
      }
    >
      <Stack>
        {view !== 'staff' && <OwnForums side={view} forums={forums} />}
        <MeetingList when="coming" view={view} linked={linked} inPlans={forums.meetings} />
        <MeetingList when="past" view={view} linked={linked} />
        <Card as="section" aria-labelledby="calendar">
          <CalendarAddress headingId="calendar" />
        </Card>
      </Stack>
    </Page>
  );
};

export default Meetings;
