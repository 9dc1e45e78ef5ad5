import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { viewMessages as messages } from './messages.ts';
import { savedViews, viewPath } from './views.ts';

/** The saved views, on the page that one begins with; nothing where there are none. */
export const SavedViews = () => {
  const views = useQuery(savedViews);
  const { data } = views;
  if (!data || data.items.length === 0)
    return <LoadFailure query={views} failure={messages.homeFailed} />;
  return (
    <section aria-label={messages.home}>
      <h2>{messages.home}</h2>
      <Row>
        {data.items.map((view) => (
          <ButtonLink key={view.id} size="sm" to={viewPath(view)}>
            {`${view.name} · ${messages.lists[view.list]}`}
          </ButtonLink>
        ))}
      </Row>
    </section>
  );
};
