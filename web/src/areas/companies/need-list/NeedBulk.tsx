import type { ComponentProps } from 'react';
import { formatCount } from '../../../platform/format/numbers.ts';
import { ExportButton } from '../../../ui/actions/ExportButton.tsx';
import { BulkBar } from '../../../ui/table/BulkBar.tsx';
import { useNeedActions } from '../../needs/bulk/use-need-actions.tsx';
import { needListMessages as messages } from './messages.ts';
import type { NeedRow } from './need-rows.ts';

interface NeedBulkProps {
  picked: readonly NeedRow[];
  onClear: () => void;
  exported: Omit<ComponentProps<typeof ExportButton<NeedRow>>, 'rows'>;
}

/** What is done with all ticked needs: the tutors' links, closing, reopening, a file. */
const NeedBulk = ({ picked, onClear, exported }: NeedBulkProps) => {
  const { buttons, dialogs } = useNeedActions(
    picked.map(({ record: { id, title } }) => ({ id, title })),
  );
  return (
    <>
      <BulkBar
        count={picked.length > 0 ? formatCount(picked.length, ...messages.selected) : null}
        onClear={onClear}
      >
        {buttons}
        <ExportButton {...exported} rows={picked} />
      </BulkBar>
      {dialogs}
    </>
  );
};

export default NeedBulk;
