import type { Handlers } from '../handler.ts';
import { addDevice } from './add-device.ts';
import { readAlerts } from './read-alerts.ts';
import { chooseSms } from './choose-sms.ts';
import { removeDevice } from './remove-device.ts';

/** Which use case answers which call. */
export const alertsHandlers = {
  'GET /alerts/': readAlerts,
  'PUT /alerts/sms/': chooseSms,
  'POST /alerts/devices/': addDevice,
  'DELETE /alerts/devices/{id}/': removeDevice,
} satisfies Partial<Handlers>;
