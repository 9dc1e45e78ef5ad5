import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { networkMessages as messages } from '../../platform/messages.ts';
import { fetchFailedStyles } from './failed-styles.ts';
import { whenIdle } from '../../platform/router/preload.ts';
import { notify } from '../../platform/notify/notify.ts';

interface DialogProps {
  /** True when it is left out: most dialogs are only there while they are open. */
  opened?: boolean;
  onClose: () => void;
}

/** Fetches the code of a dialog that is opened often once what is `shown` stands there, so that it opens at once. */
export const useFetchedWhenIdle = (load: () => Promise<unknown>, shown: boolean): void => {
  useEffect(() => {
    if (!shown) return undefined;
    // What does not come is asked for again when it is opened.
    return whenIdle(() => void load().catch(() => undefined));
  }, [load, shown]);
};

/**
 * A dialog whose code comes when it is first opened. Where it does not come, a toast says so, the screen below stays
 * as it is with all that was typed on it, and the next opening tries again.
 */
export const lazyDialog = <Props extends DialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const LazyDialog = (props: Props) => {
    const { opened = true, onClose } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
    const fail = useEffectEvent(() => {
      notify.error(messages.dialogNotFetched);
      onClose();
    });
    useEffect(() => {
      if (!opened) return undefined;
      let closed = false;
      const fetchIt = async () => {
        try {
          const loaded = await load();
          await fetchFailedStyles();
          if (!closed) setDialog(() => loaded.default);
        } catch {
          if (!closed) fail();
        }
      };
      void fetchIt();
      return () => {
        closed = true;
      };
    }, [opened]);
    return Dialog && <Dialog {...props} />;
  };
  return LazyDialog;
};
