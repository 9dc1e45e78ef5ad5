import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { toldChanceMessages as messages } from './messages.ts';
import classes from './learning.module.css';

/** Whether candidates and companies are told, beside a match, how often pairs like it were accepted. */
export const ToldChances = () => {
  const heading = useId();
  const settings = useQuery(callQuery('GET /centre_settings/'));
  const save = useAction({
    run: (areTold: boolean) => api('PUT /centre_settings/', { body: { chances_told: areTold } }),
    working: messages.working,
    done: messages.done,
    failed: messages.failed,
    changes: ['GET /centre_settings/'],
  });
  return (
    <Card as="section" className={classes.section ?? ''} aria-labelledby={heading}>
      <h2 id={heading}>{messages.title}</h2>
      <Loaded query={settings} failure={messages.loadFailed}>
        {({ chances_told: areTold }) => (
          <CheckboxField
            label={messages.label}
            description={messages.hint}
            value={save.isPending ? (save.variables ?? areTold) : areTold}
            onChange={(value) => save.mutate(value)}
          />
        )}
      </Loaded>
    </Card>
  );
};
