import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../../platform/router/router.ts';
import { LinkDone } from '../../../areas/contracts/part-links/LinkDone.tsx';
import { partMessages as messages } from '../../../areas/contracts/part-links/messages.ts';
import { PartForm } from '../../../areas/contracts/part-links/PartForm.tsx';
import { PrivacyNote } from '../../../areas/privacy/PrivacyNote.tsx';
import { api, ApiError } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { DeadLink } from '../../../ui/feedback/errors/DeadLink.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

/** A part of a contract file, for whoever holds its link: no account, and nothing but this part. */
const PartByLink = () => {
  const { token = '' } = useParams();
  const part = useQuery({
    ...callQuery('GET /contract/part-links/{token}/', { params: { token } }),
    // Personal data on what may be anybody's device: not kept once it is left.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const status = part.error instanceof ApiError ? part.error.status : null;
  if (status === 409) return <LinkDone lead={messages.done} />;
  if (status === 404) return <DeadLink lead={messages.deadLead} text={messages.deadText} />;
  return (
    <Page
      title={part.data ? messages.title(part.data.party) : messages.untitled}
      lead={part.data ? messages.lead(part.data) : ' '}
      width="medium"
    >
      <PrivacyNote sentence={messages.privacy} />
      <Loaded query={part} skeleton={<Skeleton height={480} />} failure={messages.loadFailed}>
        {(read) => (
          <PartForm
            part={read}
            channel={`contract-part-${token}`}
            send={(changes) =>
              api('PUT /contract/part-links/{token}/', { params: { token }, body: { changes } })
            }
            reread={async () => (await part.refetch()).data}
            // Done, withdrawn or signed meanwhile: the page then says so.
            onClosed={() => void part.refetch()}
            finish={() => api('POST /contract/part-links/{token}/done/', { params: { token } })}
          />
        )}
      </Loaded>
    </Page>
  );
};

export default PartByLink;
