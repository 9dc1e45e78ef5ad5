import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { api } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { sightMessages as messages } from './messages.ts';

type Settings = Answer<'GET /centre_settings/'>;

/** Whom managers see: everybody, or those of their programmes. */
export const ManagerSight = () => {
  const settings = useQuery(callQuery('GET /centre_settings/'));
  const save = useAction({
    run: (managersSee: Settings['managers_see']) =>
      api('PUT /centre_settings/', { body: { managers_see: managersSee } }),
    working: messages.working,
    done: messages.done,
    failed: messages.failed,
    changes: ['GET /centre_settings/'],
  });
  return (
    <Card as="section" aria-labelledby="manager-sight">
      <h2 id="manager-sight">{messages.title}</h2>
      <Loaded query={settings} failure={messages.loadFailed}>
        {({ managers_see: managersSee }) => (
          <SelectField
            label={messages.label}
            description={messages.hint}
            placeholder={null}
            choices={messages.choices}
            value={managersSee}
            disabled={save.isPending}
            onChange={({ currentTarget: { value } }) =>
              save.mutate(value === 'programmes' ? 'programmes' : 'all')
            }
          />
        )}
      </Loaded>
    </Card>
  );
};
