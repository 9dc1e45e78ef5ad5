import { resumeViewMessages as messages } from '../messages.ts';
import { JoinFault } from './join-fault.ts';
import { useAction } from '../../../platform/data/use-action.ts';

/** Makes one file of several photographs of a resume, and hands it over; why it cannot is said. */
export const useJoining = (take: (joined: File) => void) =>
  useAction({
    run: async (photographs: readonly File[]) => {
      const { joinPhotographs } = await import('./join-photographs.ts');
      return joinPhotographs(photographs);
    },
    failed: (error) => (error instanceof JoinFault ? error.message : messages.notJoined),
    onDone: take,
  });
