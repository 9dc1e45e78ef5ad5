import { useSession } from '../../../platform/session/session.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { programmeMessages as messages } from '../messages.ts';
import { useChosenSession } from './use-chosen-session.ts';

const NoSession = () => {
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

/** In place of what is told of one session: none is chosen, or there is none yet. `sentence` asks to choose. */
export const NoChosenSession = ({ sentence }: { sentence: string }) =>
  useChosenSession().years.data?.length === 0 ? <NoSession /> : <EmptyState sentence={sentence} />;
