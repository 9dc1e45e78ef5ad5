import { api } from '../../../platform/api/client.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { useAction } from '../../../platform/data/use-action.ts';
import { managerMessages as messages } from './messages.ts';
import {
  openProgrammes,
  type Manager,
  type Programme,
  type SupervisedProgramme,
} from './managers.ts';
import { ProgrammePicker } from './ProgrammePicker.tsx';
import classes from './Programmes.module.css';

interface ProgrammesProps {
  manager: Manager;
  programmes: readonly Programme[];
}

/** The programmes of a manager: each can be taken away, others added. */
export const Programmes = ({ manager, programmes }: ProgrammesProps) => {
  const { id, name, supervised } = manager;
  const link = useAction({
    run: (programme: Programme) =>
      api('POST /formationlink/', { body: { manager: id, formation: programme.id } }),
    done: messages.linked,
    failed: messages.linkFailed,
    changes: ['GET /formationlink/'],
  });
  const unlink = useAction({
    run: ({ linkId }: SupervisedProgramme) =>
      api('DELETE /formationlink/{id}/', { params: { id: linkId } }),
    done: messages.unlinked,
    failed: messages.unlinkFailed,
    changes: ['GET /formationlink/'],
  });
  return (
    <div className={classes.root}>
      {supervised.map((one) => (
        <span key={one.linkId} className={classes.badge}>
          {one.formation.name}
          <button
            type="button"
            className={classes.remove}
            aria-label={messages.unlink(one.formation.name, name)}
            title={messages.unlink(one.formation.name, name)}
            onClick={() => unlink.mutate(one)}
          >
            <CloseIcon />
          </button>
        </span>
      ))}
      {supervised.length === 0 && <span className={classes.none}>{messages.noProgramme}</span>}
      <ProgrammePicker
        managerName={name}
        programmes={openProgrammes(manager, programmes)}
        busy={link.isPending}
        onPick={(programme) => link.mutate(programme)}
      />
    </div>
  );
};
