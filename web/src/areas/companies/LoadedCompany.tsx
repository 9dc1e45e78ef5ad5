import { companyFields } from '@tandem/domain/companies/company-fields';
import { companySheetDraftFor } from '@tandem/domain/drafts/draft';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { combineQueries } from '../../platform/data/combine-queries.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useLoadedDraft } from '../drafts/use-loaded-draft.ts';
import { useBegunAnew, type Behalf } from '../sheets/behalf.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { companyMessages as messages } from './messages.ts';

const sheetOf = ({ recordId }: Behalf) =>
  callQuery('GET /companies/{companyId}/correction/', { params: { companyId: recordId } });

/** A company's sheet with all that its form needs, for the company or for the staff on its behalf. */
const LoadedCompany = ({ behalf }: { behalf: Behalf | null }) => {
  // A form begins with what is true now, not with what another tab has changed since.
  const stored = useQuery({
    ...(behalf ? sheetOf(behalf) : callQuery('GET /company/')),
    refetchOnMount: 'always',
  });
  const draft = useLoadedDraft(behalf ? companySheetDraftFor(behalf.recordId) : 'company-sheet');
  const sheet = { ...stored, data: stored.isFetchedAfterMount ? stored.data : undefined };
  const begun = useBegunAnew(companyFields, async () => {
    const [{ data }] = await Promise.all([stored.refetch(), draft.refetch()]);
    return data;
  });
  return (
    <Loaded
      query={combineQueries({ sheet, draft })}
      skeleton={<Skeleton height={1120} />}
      failure={messages.companyFailed}
    >
      {(loaded) => (
        <CompanyForm
          key={begun.times}
          sheet={loaded.sheet}
          stored={loaded.draft}
          behalf={behalf}
          changed={begun.changed}
          onChanged={() => begun.beginAnew(loaded.sheet)}
        />
      )}
    </Loaded>
  );
};

export default LoadedCompany;
