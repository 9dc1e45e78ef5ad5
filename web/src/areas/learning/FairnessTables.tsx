import { fairnessKinds, type FairnessKind } from '@tandem/domain/learning/fairness';
import { useId } from 'react';
import { ExportButton } from '../../ui/actions/ExportButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { fairnessColumns, fairnessExport, type Fairness } from './fairness-columns.tsx';
import { learningMessages as messages } from './messages.ts';
import classes from './learning.module.css';

const KindTable = ({ kind, fairness }: { kind: FairnessKind; fairness: Fairness }) => {
  const heading = useId();
  const groups = fairness.groups.filter((group) => group.kind === kind);
  const hidden = fairness.hidden[kind];
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <h3 id={heading}>{messages.groups[kind]}</h3>
      <DataTable
        label={messages.groups[kind]}
        rows={groups}
        columns={fairnessColumns}
        rowKey={({ title }) => title}
        rowName={({ title }) => title}
        tall
        empty={messages.none}
      />
      {hidden > 0 && <p className={classes.hint}>{messages.hidden(hidden)}</p>}
    </section>
  );
};

/** Whether some candidates are shown, or accepted, less than the others: kind by kind. */
export const FairnessTables = ({ fairness }: { fairness: Fairness }) => {
  const heading = useId();
  return (
    <Card as="section" className={classes.section ?? ''} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{messages.shownAndAccepted}</h2>
        <p className={classes.hint}>{messages.groupsHint}</p>
      </div>
      <Row>
        <ExportButton
          name={messages.export}
          columns={fairnessExport}
          rows={fairness.groups}
          people={null}
        />
      </Row>
      {fairnessKinds.map((kind) => (
        <KindTable key={kind} kind={kind} fairness={fairness} />
      ))}
    </Card>
  );
};
