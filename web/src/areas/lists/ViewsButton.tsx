import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from '../../platform/router/router.ts';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Popover } from '../../ui/popover/Popover.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { useSession } from '../../platform/session/session.ts';
import { viewMessages as messages } from './messages.ts';
import { savedViews, viewPath, viewQuery, type View, type ViewedList } from './views.ts';
import classes from './ViewsButton.module.css';

const SavedView = ({ view, onOpen }: { view: View; onOpen: () => void }) => {
  const { role } = useSession();
  const { search } = useLocation();
  const removal = useAction({
    run: () => api('DELETE /views/{id}/', { params: { id: view.id } }),
    done: messages.removed,
    failed: messages.removeFailed,
    changes: ['GET /views/'],
  });
  return (
    <li className={classes.view}>
      <Link to={viewPath(view, search)} onClick={onOpen}>
        {view.name}
      </Link>
      {view.shared && <span className={classes.mark}>{messages.sharedMark}</span>}
      {(view.own || role === 'superuser') && (
        <IconButton label={messages.remove(view.name)} onClick={() => removal.mutate()}>
          <TrashIcon />
        </IconButton>
      )}
    </li>
  );
};

const SaveView = ({ list, onSaved }: { list: ViewedList; onSaved: () => void }) => {
  const { search } = useLocation();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const save = useAction({
    run: () =>
      api('POST /views/', { body: { list, name: name.trim(), shared, query: viewQuery(search) } }),
    done: messages.saved,
    failed: messages.saveFailed,
    changes: ['GET /views/'],
    onDone: () => {
      setName('');
      onSaved();
    },
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') save.mutate();
      }}
    >
      <TextField
        label={messages.name}
        description={messages.nameHint}
        maxLength={60}
        autoComplete="off"
        required
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <CheckboxField label={messages.shared} value={shared} onChange={setShared} />
      <Button type="submit" size="sm" variant="main" busy={save.isPending}>
        {messages.save}
      </Button>
    </form>
  );
};

/** The saved views of a list, and a name for the one that is on the screen. */
export const ViewsButton = ({ list }: { list: ViewedList }) => {
  const [opened, setOpened] = useState(false);
  const { data } = useQuery(savedViews);
  const views = data?.items.filter((view) => view.list === list) ?? [];
  const close = () => setOpened(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      label={messages.title}
      width={320}
      renderTarget={(props) => (
        <Button size="sm" variant="quiet" {...props}>
          {messages.title}
        </Button>
      )}
    >
      {views.length === 0 ? (
        <p className={classes.none}>{messages.none}</p>
      ) : (
        <ul className={classes.list}>
          {views.map((view) => (
            <SavedView key={view.id} view={view} onOpen={close} />
          ))}
        </ul>
      )}
      <SaveView list={list} onSaved={close} />
    </Popover>
  );
};
