import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../platform/router/router.ts';
import { Registration } from '../../areas/invitations/Registration.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { registrationMessages as messages } from '../../areas/invitations/messages.ts';

const RegisterCompany = () => {
  const { token = '' } = useParams();
  const invitation = useQuery(callQuery('GET /temp-companies/{token}/', { params: { token } }));
  return (
    <Registration
      title={messages.titleCompany}
      token={token}
      invitation={invitation}
      known={({ name, email }) => [
        [messages.companyName, name],
        [messages.email, email],
      ]}
    />
  );
};

export default RegisterCompany;
