import type { Handlers } from '../handler.ts';
import { cancelRun } from './cancel-run.ts';
import { launchMatching, readRun } from './launch-matching.ts';
import { readMatchingSettings, saveMatchingSettings } from './settings.ts';

/** Which use case answers which call. */
export const matchingHandlers = {
  'POST /launch_matching/': launchMatching,
  'GET /launch_matching/': readRun,
  'DELETE /launch_matching/': cancelRun,
  'GET /matching_settings/': readMatchingSettings,
  'PUT /matching_settings/': saveMatchingSettings,
} satisfies Partial<Handlers>;
