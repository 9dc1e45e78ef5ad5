import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import { agreementMessages as messages } from './agreement-messages.ts';

/** The training agreement of a file, by the centre's template. */
export const DownloadAgreement = ({ draft }: { draft: ContractDraft }) => {
  const downloading = useAction({
    run: async () => {
      // What leaves is what is shown: prefilled or typed, it is saved first.
      draft.keepProposed();
      await draft.flush();
      const { matchId } = draft;
      saveFile(await apiFile('GET /contract/file/{matchId}/agreement/', { params: { matchId } }));
    },
    failed: messages.failed,
  });
  return (
    <Button busy={downloading.isPending} onClick={() => downloading.mutate()}>
      {messages.download}
    </Button>
  );
};
