import { needListMessages as messages } from '../../../areas/companies/need-list/messages.ts';
import { NeedFigures, NeedList } from '../../../areas/companies/need-list/NeedList.tsx';
import { useNeedList } from '../../../areas/companies/need-list/use-need-list.ts';
import { Page } from '../../../ui/layout/Page.tsx';

const NeedManagement = () => {
  const list = useNeedList();
  return (
    <Page
      brief
      width="list"
      title={messages.title}
      lead={messages.lead}
      begin={<NeedFigures list={list} />}
    >
      <NeedList list={list} />
    </Page>
  );
};

export default NeedManagement;
