import { useSession } from '../../../platform/session/session.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { programmeMessages as messages } from '../messages.ts';

/** In place of what is told of sessions: there is none yet. */
export const NoSession = () => {
  const { role } = useSession();
  return (
    <EmptyState
      sentence={messages.noSession}
      hint={messages.noSessionHint}
      action={
        role === 'superuser' && (
          <ButtonLink to="/dashboard/formation-management" variant="main">
            {messages.title}
          </ButtonLink>
        )
      }
    />
  );
};
