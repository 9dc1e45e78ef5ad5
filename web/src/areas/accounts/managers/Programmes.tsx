import { api } from '../../../platform/api/client.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { useAction } from '../../../platform/data/use-action.ts';
import { managerMessages as messages } from './messages.ts';
import { openTrainings, type Formation, type Manager, type Training } from './managers.ts';
import { TrainingPicker } from './ProgrammePicker.tsx';
import classes from './Programmes.module.css';

interface TrainingsProps {
  manager: Manager;
  formations: readonly Formation[];
}

/** The formations of a manager: each can be taken away, others added. */
export const Trainings = ({ manager, formations }: TrainingsProps) => {
  const { id, name, trainings } = manager;
  const link = useAction({
    run: (formation: Formation) =>
      api('POST /formationlink/', { body: { manager: id, formation: formation.id } }),
    done: messages.linked,
    failed: messages.linkFailed,
    changes: ['GET /formationlink/'],
  });
  const unlink = useAction({
    run: ({ linkId }: Training) => api('DELETE /formationlink/{id}/', { params: { id: linkId } }),
    done: messages.unlinked,
    failed: messages.unlinkFailed,
    changes: ['GET /formationlink/'],
  });
  return (
    <div className={classes.root}>
      {trainings.map((training) => (
        <span key={training.linkId} className={classes.badge}>
          {training.formation.name}
          <button
            type="button"
            className={classes.remove}
            aria-label={messages.unlink(training.formation.name, name)}
            title={messages.unlink(training.formation.name, name)}
            onClick={() => unlink.mutate(training)}
          >
            <CloseIcon />
          </button>
        </span>
      ))}
      {trainings.length === 0 && <span className={classes.none}>{messages.noTraining}</span>}
      <TrainingPicker
        managerName={name}
        formations={openTrainings(manager, formations)}
        busy={link.isPending}
        onPick={(formation) => link.mutate(formation)}
      />
    </div>
  );
};
