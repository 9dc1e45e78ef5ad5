import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import { contractMessages } from '../messages.ts';
import { bundleMessages as messages } from './bundle-messages.ts';

/** All that is handed in at an OPCO's portal, in one file. */
export const DownloadBundle = ({ draft }: { draft: ContractDraft }) => {
  const downloading = useAction({
    run: async () => {
      // What leaves is what is shown: prefilled or typed, it is saved first.
      draft.keepProposed();
      await draft.flush();
      const { matchId } = draft;
      saveFile(await apiFile('GET /contract/file/{matchId}/bundle/', { params: { matchId } }));
    },
    failed: messages.failed,
  });
  return (
    <Button
      title={messages.hint}
      disabledBecause={!draft.mayReadNumbers && contractMessages.numbersOf}
      busy={downloading.isPending}
      onClick={() => downloading.mutate()}
    >
      {messages.download}
    </Button>
  );
};
