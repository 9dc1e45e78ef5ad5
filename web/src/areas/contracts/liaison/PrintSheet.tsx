import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import { liaisonMessages as messages } from './messages.ts';

/** The file as a PDF, from which it is copied into the official form. */
export const PrintSheet = ({ draft }: { draft: ContractDraft }) => {
  const printing = useAction({
    run: async () => {
      // What leaves is what is shown: prefilled or typed, it is saved first.
      draft.keepProposed();
      await draft.flush();
      const { matchId } = draft;
      saveFile(await apiFile('GET /contract/file/{matchId}/sheet/', { params: { matchId } }));
    },
    failed: messages.failed,
  });
  return (
    <Button busy={printing.isPending} onClick={() => printing.mutate()}>
      {messages.download}
    </Button>
  );
};
