import { lazyPart } from '../../../ui/feedback/lazy-part.ts';

const load = () => import('./Changes.tsx');

/** Counted by the engine for each sheet and need: only where somebody asks. */
export const ChangesOfCandidate = lazyPart(async () => ({
  default: (await load()).ChangesOfCandidate,
}));
export const ChangesOfNeed = lazyPart(async () => ({ default: (await load()).ChangesOfNeed }));
