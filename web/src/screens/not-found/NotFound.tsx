import { ButtonLink } from '../../components/Button.tsx';
import { Page } from '../../components/Page.tsx';
import { notFoundMessages } from '../../messages/not-found.ts';
import { RingsApart } from '../../theme/RingsApart.tsx';
import classes from './NotFound.module.css';

const NotFound = () => (
  <Page title={notFoundMessages.title} lead={notFoundMessages.text} width="narrow">
    <RingsApart />
    <div className={classes.way}>
      <ButtonLink to="/" look="main" likely>
        {notFoundMessages.home}
      </ButtonLink>
    </div>
  </Page>
);

export default NotFound;
