import { useQuery, useQueryClient } from '@tanstack/react-query';
import { templateMessages as messages } from '../../../areas/contracts/agreement/messages.ts';
import { TemplateEditor } from '../../../areas/contracts/agreement/TemplateEditor.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const query = callQuery('GET /contract/agreement-template/');

/** Where superusers make the text of the training agreement the centre's own. */
const AgreementTemplatePage = () => {
  const client = useQueryClient();
  // Read again only when it is opened: what is being typed stays, and a save over another's is refused.
  const template = useQuery({
    ...query,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Page title={messages.title} lead={messages.lead}>
      <Loaded query={template} skeleton={<Skeleton height={640} />} failure={messages.loadFailed}>
        {(read) => (
          <TemplateEditor
            template={read}
            onSaved={(now) => client.setQueryData(query.queryKey, now)}
          />
        )}
      </Loaded>
    </Page>
  );
};

export default AgreementTemplatePage;
