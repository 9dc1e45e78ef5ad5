import { reportSteps } from '@tandem/domain/statistics/report';
import { useId, useState } from 'react';
import { ExportButton } from '../../../ui/actions/ExportButton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useSorted } from '../../../ui/table/use-rows.ts';
import classes from '../ProgrammeStatistics.module.css';
import { reportMessages as messages } from './messages.ts';
import {
  programmeColumns,
  programmeExport,
  stepColumns,
  stepExport,
  type Report,
} from './report-columns.ts';

/** The steps of the year beside those of the one before. */
export const StepTable = ({ report }: { report: Report }) => {
  const heading = useId();
  const { before, steps } = report;
  return (
    <Card as="section" className={classes.journey ?? ''} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{messages.years}</h2>
        <p className={classes.hint}>
          {before ? messages.yearsHint(before.session, before.day) : messages.noBefore}
        </p>
      </div>
      <Row>
        <ExportButton name={messages.exportSteps} columns={stepExport} rows={steps} people={null} />
      </Row>
      <DataTable
        tall
        label={messages.years}
        paperHead={messages.years}
        rows={steps}
        columns={stepColumns}
        rowKey={({ step }) => step}
        rowName={({ step }) => reportSteps[step]}
        empty={messages.none}
      />
    </Card>
  );
};

/** How many of each programme were placed, of those who were ready to be. */
export const ProgrammeTable = ({ report }: { report: Report }) => {
  const heading = useId();
  const [sort, setSort] = useState('');
  const rows = useSorted(report.formations, programmeColumns, sort);
  return (
    <Card as="section" className={classes.journey ?? ''} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{messages.programmes}</h2>
        <p className={classes.hint}>{messages.programmesHint}</p>
      </div>
      <Row>
        <ExportButton
          name={messages.exportProgrammes}
          columns={programmeExport}
          rows={rows}
          people={null}
        />
      </Row>
      <DataTable
        tall
        label={messages.programmes}
        paperHead={messages.programmes}
        rows={rows}
        columns={programmeColumns}
        rowKey={({ formation_id: id }) => id}
        rowName={({ formation: programme }) => programme}
        sort={sort}
        onSort={setSort}
        empty={messages.none}
      />
    </Card>
  );
};
