import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import { contractMessages } from '../messages.ts';
import { filledFormMessages as messages } from './filled-form-messages.ts';

/** The official form filled from the file, where the centre has given it. */
export const DownloadForm = ({ draft }: { draft: ContractDraft }) => {
  const filling = useAction({
    run: async () => {
      // What leaves is what is shown: prefilled or typed, it is saved first.
      draft.keepProposed();
      await draft.flush();
      const { matchId } = draft;
      const params = { matchId };
      saveFile(await apiFile('GET /contract/file/{matchId}/official-form/', { params, query: {} }));
    },
    failed: messages.failed,
  });
  return (
    <Button
      disabledBecause={!draft.mayReadNumbers && contractMessages.numbersOf}
      busy={filling.isPending}
      onClick={() => filling.mutate()}
    >
      {messages.download}
    </Button>
  );
};
