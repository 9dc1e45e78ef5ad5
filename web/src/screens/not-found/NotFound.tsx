import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { notFoundMessages } from './messages.ts';
import { RingsApart } from '../../platform/theme/RingsApart.tsx';
import classes from './NotFound.module.css';

const NotFound = () => (
  <Page title={notFoundMessages.title} lead={notFoundMessages.text} width="narrow">
    <RingsApart />
    <div className={classes.way}>
      <ButtonLink to="/" variant="main" likely>
        {notFoundMessages.home}
      </ButtonLink>
    </div>
  </Page>
);

export default NotFound;
