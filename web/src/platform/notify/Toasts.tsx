import { useToaster } from 'react-hot-toast/headless';
import { RingsMeeting } from '../theme/RingsMeeting.tsx';
import { notify } from './notify.ts';
import classes from './Toasts.module.css';

const marks = { success: '✓', error: '!', blank: null, custom: null } as const;

/** Shows the toasts. The region is always there, so that screen readers hear what is put into it. */
export const Toasts = () => {
  const { toasts, handlers } = useToaster();
  return (
    <div className={classes.region} role="status" aria-live="polite">
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => {
          const [sentence, ...reasons] = String(toast.message).split('\n');
          return (
            // Nothing disappears under the pointer of who is reading it; a press clears it out of the way. What is told
            // again is put in anew: a screen reader does not say what has not changed.
            <div
              key={`${toast.createdAt} ${toast.id}`}
              role="presentation"
              className={classes.toast}
              data-type={toast.type}
              onMouseEnter={handlers.startPause}
              onMouseLeave={handlers.endPause}
              onClick={() => {
                handlers.endPause();
                notify.dismiss(toast.id);
              }}
            >
              {toast.type === 'loading' ? (
                <RingsMeeting height={18} />
              ) : (
                marks[toast.type] && (
                  <span className={classes.mark} aria-hidden>
                    {marks[toast.type]}
                  </span>
                )
              )}
              <div>
                <p>{sentence}</p>
                {reasons.map((reason) => (
                  <p key={reason} className={classes.reason}>
                    {reason}
                  </p>
                ))}
              </div>
            </div>
          );
        })}
    </div>
  );
};
