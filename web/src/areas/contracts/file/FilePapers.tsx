import { Row } from '../../../ui/layout/layout.tsx';
import { DownloadAgreement } from '../agreement/DownloadAgreement.tsx';
import type { ContractDraft, ContractFileAnswer } from '../draft/use-contract-draft.ts';
import { DownloadBundle } from '../exchange/DownloadBundle.tsx';
import { PrintSheet } from '../liaison/PrintSheet.tsx';
import { DownloadForm } from '../official-form/DownloadForm.tsx';
import { ExportFile } from './ExportFile.tsx';

interface FilePapersProps {
  draft: ContractDraft;
  file: Pick<ContractFileAnswer, 'in_force' | 'official_form'>;
}

/** What leaves a contract file: papers and data. */
const FilePapers = ({ draft, file }: FilePapersProps) => (
  <Row>
    <PrintSheet draft={draft} />
    {file.in_force && <PrintSheet draft={draft} version="first" />}
    {file.official_form && <DownloadForm draft={draft} />}
    <DownloadAgreement draft={draft} />
    <DownloadBundle draft={draft} />
    <ExportFile draft={draft} />
  </Row>
);

export default FilePapers;
