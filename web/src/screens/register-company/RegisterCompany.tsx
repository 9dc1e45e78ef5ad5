import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Registration } from '../../components/Registration.tsx';
import { callQuery } from '../../data/calls.ts';
import { registrationMessages as messages } from '../../messages/registration.ts';

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
