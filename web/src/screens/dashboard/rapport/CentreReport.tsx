import { useQuery } from '@tanstack/react-query';
import { useChosenSession } from '../../../areas/programmes/sessions/use-chosen-session.ts';
import { reportMessages as messages } from '../../../areas/statistics/report/messages.ts';
import { ReportCards } from '../../../areas/statistics/report/ReportCards.tsx';
import { ProgrammeTable, StepTable } from '../../../areas/statistics/report/ReportTables.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { NoChosenSession } from '../../../areas/programmes/sessions/NoChosenSession.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PrintedHead } from '../../../areas/privacy/PrintedHead.tsx';

/** A page for the head of the centre, to read and to print. */
const CentreReport = () => {
  const { years, chosen } = useChosenSession();
  const report = useQuery({
    ...callQuery('GET /formation-statistics/report/', { query: { session: chosen?.id ?? 0 } }),
    enabled: chosen !== undefined && chosen !== null,
  });
  const { data } = report;
  return (
    <Page
      title={messages.title}
      lead={data && messages.lead(data.session, data.day)}
      action={data && <Button onClick={() => window.print()}>{messages.print}</Button>}
    >
      <PrintedHead />
      {chosen === null && <NoChosenSession sentence={messages.noSession} />}
      <LoadFailure query={report} failure={messages.failed} />
      {chosen !== null && !data && !report.isError && !years.isError && <Skeleton height={420} />}
      {data && (
        <>
          <ReportCards report={data} />
          <StepTable report={data} />
          <ProgrammeTable report={data} />
        </>
      )}
    </Page>
  );
};

export default CentreReport;
