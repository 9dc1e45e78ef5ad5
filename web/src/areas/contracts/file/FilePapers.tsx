import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { DownloadAgreement } from '../agreement/DownloadAgreement.tsx';
import { SignedAgreement } from '../agreement/SignedAgreement.tsx';
import type { ContractDraft, ContractFileAnswer } from '../draft/use-contract-draft.ts';
import { DownloadBundle } from '../exchange/DownloadBundle.tsx';
import { PrintSheet } from '../liaison/PrintSheet.tsx';
import { DownloadForm } from '../official-form/DownloadForm.tsx';
import type { FileProgressAnswer } from '../signing/file-progress.ts';
import { ExportFile } from './ExportFile.tsx';

interface FilePapersProps {
  draft: ContractDraft;
  file: Pick<ContractFileAnswer, 'in_force' | 'official_form'>;
  progress: FileProgressAnswer | undefined;
}

/** Nobody misses what is not to be signed yet. */
const isAgreementAsked = ({ may_add, papers }: NonNullable<FileProgressAnswer['agreement']>) =>
  may_add || papers.length > 0;

/** What leaves a contract file: papers and data; and the agreement that is signed beside it. */
const FilePapers = ({ draft, file, progress }: FilePapersProps) => (
  <Stack>
    {progress?.agreement && isAgreementAsked(progress.agreement) && (
      <SignedAgreement
        matchId={draft.matchId}
        agreement={progress.agreement}
        opens={progress.may_open_scans}
      />
    )}
    <Row>
      <PrintSheet draft={draft} />
      {file.in_force && <PrintSheet draft={draft} version="first" />}
      {file.official_form && <DownloadForm draft={draft} />}
      <DownloadAgreement draft={draft} />
      <DownloadBundle draft={draft} />
      <ExportFile draft={draft} />
    </Row>
  </Stack>
);

export default FilePapers;
