import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import { contractMessages } from '../messages.ts';
import { liaisonMessages as messages } from './messages.ts';

interface PrintSheetProps {
  draft: ContractDraft;
  /** What is in force, unless the one that was signed first. */
  version?: 'first';
}

/** The file as a PDF, from which it is copied into the official form. */
export const PrintSheet = ({ draft, version }: PrintSheetProps) => {
  const printing = useAction({
    run: async () => {
      // What leaves is what is shown: prefilled or typed, it is saved first.
      draft.keepProposed();
      await draft.flush();
      const { matchId } = draft;
      saveFile(
        await apiFile('GET /contract/file/{matchId}/sheet/', {
          params: { matchId },
          query: version === undefined ? {} : { version },
        }),
      );
    },
    failed: messages.failed,
  });
  return (
    <Button
      disabledBecause={!draft.mayReadNumbers && contractMessages.numbersOf}
      busy={printing.isPending}
      onClick={() => printing.mutate()}
    >
      {version === 'first' ? messages.downloadFirst : messages.download}
    </Button>
  );
};
