import {
  CentreMeetingFigures,
  CentreMeetingList,
} from '../../../areas/meetings/list/CentreMeetingList.tsx';
import { meetingListMessages as messages } from '../../../areas/meetings/list/messages.ts';
import { useCentreMeetings } from '../../../areas/meetings/list/use-centre-meetings.ts';
import { Page } from '../../../ui/layout/Page.tsx';

const CentreMeetings = () => {
  const list = useCentreMeetings();
  return (
    <Page
      brief
      width="list"
      title={messages.title}
      lead={messages.lead}
      begin={<CentreMeetingFigures list={list} />}
    >
      <CentreMeetingList list={list} />
    </Page>
  );
};

export default CentreMeetings;
