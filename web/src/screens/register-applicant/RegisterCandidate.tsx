import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../platform/router/router.ts';
import { Registration } from '../../areas/invitations/Registration.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { registrationMessages as messages } from '../../areas/invitations/messages.ts';

const RegisterCandidate = () => {
  const { token = '' } = useParams();
  const invitation = useQuery(callQuery('GET /temp-applicants/{token}/', { params: { token } }));
  return (
    <Registration
      title={messages.titleCandidate}
      token={token}
      invitation={invitation}
      known={({ first_name: firstName, last_name: lastName, email }) => [
        [messages.firstName, firstName],
        [messages.lastName, lastName],
        [messages.email, email],
      ]}
    />
  );
};

export default RegisterCandidate;
