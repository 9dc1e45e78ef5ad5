import { mayLeave } from '@tandem/domain/calendar/quiet-hours';
import type { Services } from '../../../services.ts';
import { tellNeedBatch } from './tell-gathered.ts';

/** What happened to needs by night, without anybody doing it to those who wait for them. */
export const nightBatch = 'by night';

/** Tells it once something may leave again; by then only what is still so. */
export const tellNight = async (
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'now'>,
): Promise<void> => {
  if (mayLeave(services.now())) await tellNeedBatch(services, { batch: nightBatch });
};
