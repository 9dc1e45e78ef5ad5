import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { linkSettingMessages as messages } from './messages.ts';

/** Whether candidates and companies may sign in by a link of a mail. */
export const SignInLinks = () => {
  const settings = useQuery(callQuery('GET /centre_settings/'));
  const save = useAction({
    run: (areAvailable: boolean) =>
      api('PUT /centre_settings/', { body: { sign_in_links: areAvailable } }),
    working: messages.working,
    done: messages.done,
    failed: messages.failed,
    changes: ['GET /centre_settings/'],
  });
  return (
    <Card as="section" aria-labelledby="sign-in-links">
      <h2 id="sign-in-links">{messages.title}</h2>
      <Loaded query={settings} failure={messages.loadFailed}>
        {({ sign_in_links: areAvailable }) => (
          <CheckboxField
            label={messages.label}
            description={messages.hint}
            value={save.isPending ? (save.variables ?? areAvailable) : areAvailable}
            onChange={(value) => save.mutate(value)}
          />
        )}
      </Loaded>
    </Card>
  );
};
