import { FileFigures, FileList } from '../../../areas/contracts/list/FileList.tsx';
import { fileListMessages as messages } from '../../../areas/contracts/list/messages.ts';
import { useFileList } from '../../../areas/contracts/list/use-file-list.ts';
import { Page } from '../../../ui/layout/Page.tsx';

const ContractFiles = () => {
  const list = useFileList();
  return (
    <Page
      brief
      width="list"
      title={messages.title}
      lead={messages.lead}
      begin={<FileFigures list={list} />}
    >
      <FileList list={list} />
    </Page>
  );
};

export default ContractFiles;
