import { passwordCriteria } from '@tandem/domain/accounts/password';
import { formMessages } from '../../ui/messages.ts';
import { Hidden } from '../../ui/layout/Hidden.tsx';
import classes from './PasswordCriteria.module.css';

/** The criteria of a password, each ticked as soon as it is met. */
export const PasswordCriteria = ({ password, id }: { password: string; id?: string }) => (
  <div id={id} className={classes.root}>
    <p>{formMessages.passwordCriteria}</p>
    <ul>
      {passwordCriteria.map((criterion) => {
        const met = criterion.isMet(password);
        return (
          <li key={criterion.id} data-met={met || undefined}>
            <span className={classes.mark} aria-hidden>
              {met ? '✓' : ''}
            </span>
            {criterion.label}
            <Hidden>{met ? formMessages.met : formMessages.notMet}</Hidden>
          </li>
        );
      })}
    </ul>
  </div>
);
