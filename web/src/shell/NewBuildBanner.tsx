import { useSyncExternalStore } from 'react';
import { Button } from '../ui/actions/Button.tsx';
import { shellMessages } from './messages.ts';
import classes from './OfflineBanner.module.css';
import { hasNewBuild, onNewBuild } from './service-worker.ts';

/** Offers to reload once there is a new build; what is typed is asked about as on every way out. */
export const NewBuildBanner = () => {
  const isThere = useSyncExternalStore(onNewBuild, hasNewBuild);
  return (
    <div role="status">
      {isThere && (
        <p className={classes.banner}>
          {shellMessages.newBuild}{' '}
          <Button size="sm" onClick={() => window.location.reload()}>
            {shellMessages.reload}
          </Button>
        </p>
      )}
    </div>
  );
};
