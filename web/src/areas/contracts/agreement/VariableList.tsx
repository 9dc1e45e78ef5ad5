import { variableGroups } from '@tandem/domain/contracts/agreement/variables';
import { Button } from '../../../ui/actions/Button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { templateMessages as messages } from './messages.ts';
import classes from './Template.module.css';

interface VariableListProps {
  /** Writes a variable where the cursor stands. */
  onInsert: (name: string) => void;
}

/** What a template may name, by who it is about. */
export const VariableList = ({ onInsert }: VariableListProps) => (
  <>
    <p className={classes.hint}>{messages.variablesHint}</p>
    {Object.entries(variableGroups).map(([group, variables]) => (
      <section key={group} className={classes.group} aria-label={group}>
        <h3 className={classes.groupTitle}>{group}</h3>
        <Row>
          {Object.entries(variables).map(([name, { label }]) => (
            <Button key={name} size="sm" title={`{{${name}}}`} onClick={() => onInsert(name)}>
              {label}
            </Button>
          ))}
        </Row>
      </section>
    ))}
  </>
);
