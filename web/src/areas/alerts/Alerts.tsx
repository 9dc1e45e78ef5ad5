import type { Answer } from '@tandem/contract';
import { deviceName } from '@tandem/domain/accounts/device';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { formatAgo, formatDay } from '../../platform/format/dates.ts';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { AlertsRefused, startAlerts, stopAlerts } from '../../platform/push/this-device.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import classes from '../accounts/Profile.module.css';
import { alertMessages as messages } from './messages.ts';
import { useThisDevice, type ThisDevice } from './use-this-device.ts';

type Device = Answer<'GET /alerts/'>['devices'][number];

const Devices = ({ devices, here }: { devices: readonly Device[]; here: ThisDevice }) => {
  const stop = useAction({
    run: async ({ id, fingerprint }: Device) => {
      await api('DELETE /alerts/devices/{id}/', { params: { id } });
      if (fingerprint === here.fingerprint) await stopAlerts();
    },
    done: messages.stopped,
    failed: messages.stopFailed,
    changes: ['GET /alerts/'],
    onDone: () => void here.lookAgain(),
  });
  return (
    <ul className={classes.devices}>
      {devices.map((one) => (
        <li key={one.id} className={classes.device}>
          <div>
            <p>{deviceName(one.device)}</p>
            <p>
              {messages.since(formatDay(one.created_at))}
              {one.told_at !== null && `, ${messages.lastTold(formatAgo(one.told_at))}`}
            </p>
            {one.fingerprint === here.fingerprint && (
              <p className={classes.current}>{messages.thisOne}</p>
            )}
          </div>
          <Button
            size="sm"
            aria-label={messages.stopOne(deviceName(one.device))}
            busy={stop.isPending && stop.variables?.id === one.id}
            onClick={() => stop.mutate(one)}
          >
            {messages.stop}
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** Proposes to tell this device, and says why that cannot be where it cannot. */
const StartHere = ({ serverKey, here }: { serverKey: string; here: ThisDevice }) => {
  const { user } = useSession();
  const start = useAction({
    run: async () => {
      const body = await startAlerts(user.email, serverKey);
      return api('POST /alerts/devices/', { body });
    },
    done: messages.started,
    failed: (error) => (error instanceof AlertsRefused ? messages.refused : messages.startFailed),
    changes: ['GET /alerts/'],
    onDone: () => void here.lookAgain(),
    onFailed: () => void here.lookAgain(),
  });
  if (here.state !== 'ready') return <p className={classes.hint}>{messages[here.state]}</p>;
  return (
    <Button busy={start.isPending} onClick={() => start.mutate()}>
      {messages.start}
    </Button>
  );
};

const Sms = ({ phone, wanted }: { phone: string; wanted: boolean }) => {
  const choose = useAction({
    run: (next: boolean) => api('PUT /alerts/sms/', { body: { wanted: next } }),
    done: messages.smsSaved,
    failed: messages.smsFailed,
    changes: ['GET /alerts/'],
  });
  return (
    <div className={classes.all}>
      <CheckboxField
        label={messages.sms}
        description={messages.smsHint(formatPhone(phone))}
        value={choose.isPending ? choose.variables === true : wanted}
        onChange={(next) => choose.mutate(next)}
      />
    </div>
  );
};

/** Which devices are told at once what cannot wait; each can be left out from here. */
export const Alerts = ({ headingId }: { headingId: string }) => {
  const alerts = useQuery(callQuery('GET /alerts/'));
  const here = useThisDevice();
  return (
    <>
      <h2 id={headingId}>{messages.title}</h2>
      <p className={classes.hint}>{messages.hint}</p>
      <Loaded query={alerts} skeleton={<Skeleton lines={2} />} failure={messages.failed}>
        {({ public_key: serverKey, devices, sms, less_token: lessToken }) => (
          <>
            <Devices devices={devices} here={here} />
            {here.fingerprint !== undefined &&
              !devices.some(({ fingerprint }) => fingerprint === here.fingerprint) && (
                <StartHere serverKey={serverKey} here={here} />
              )}
            {sms.phone !== null && <Sms phone={sms.phone} wanted={sms.wanted} />}
            {lessToken !== null && (
              <p>
                <ButtonLink to={`/moins-de-messages/${lessToken}`}>{messages.less}</ButtonLink>
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
};
