import LoadedSheet from '../../../areas/candidates/sheet/LoadedSheet.tsx';
import { sheetMessages as messages } from '../../../areas/candidates/sheet/messages.ts';
import { Page } from '../../../ui/layout/Page.tsx';

const CandidateSheet = () => (
  <Page title={messages.title} lead={messages.lead} width="medium">
    <LoadedSheet behalf={null} />
  </Page>
);

export default CandidateSheet;
