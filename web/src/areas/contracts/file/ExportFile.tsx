import { api } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import { contractMessages } from '../messages.ts';
import { fileMessages as messages } from './messages.ts';

type Form = 'csv' | 'json';

interface ExportFileProps {
  draft: ContractDraft;
}

/** The file with the names that school software uses. */
export const ExportFile = ({ draft }: ExportFileProps) => {
  const exporting = useAction({
    run: async (form: Form) => {
      // What leaves is what is shown: prefilled or typed, it is saved first.
      draft.keepProposed();
      await draft.flush();
      const { matchId } = draft;
      const { fields, amendment } = await api('GET /contract/file/{matchId}/export/', {
        params: { matchId },
        query: {},
      });
      const { exchangedCsv, exchangedObject } =
        await import('@tandem/domain/contracts/file/exchange');
      const text =
        form === 'csv'
          ? `\uFEFF${exchangedCsv(fields)}`
          : JSON.stringify(exchangedObject(fields), null, 2);
      const type = form === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
      saveFile({
        blob: new Blob([text], { type }),
        name: messages.fileName(matchId, amendment, form),
      });
    },
    failed: messages.exportFailed,
  });
  const common = {
    busy: exporting.isPending,
    disabledBecause: !draft.mayReadNumbers && contractMessages.numbersOf,
  };
  return (
    <>
      <Button {...common} onClick={() => exporting.mutate('csv')}>
        {messages.csv}
      </Button>
      <Button {...common} onClick={() => exporting.mutate('json')}>
        {messages.json}
      </Button>
    </>
  );
};
