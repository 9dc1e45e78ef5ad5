import { useCallback, useEffect, useRef, useState } from 'react';
import { resumeViewMessages as messages } from '../messages.ts';
import { JoinFault } from './join-fault.ts';

/** How a resume comes into its field: as one file, or as photographs that are joined first. */
export interface Joining {
  /** It is not there yet: what is sent meanwhile would leave without it. */
  isJoining: boolean;
  /** Hands over what several photographs become; answers why it cannot, a sentence for the screen. */
  join: (photographs: readonly File[]) => Promise<string | null>;
  /** Hands over one file, in place of photographs that are being joined; a photograph of more points than are read is shrunk first. */
  take: (file: File) => void;
  giveUp: () => void;
}

/** No photograph of more points than are read weighs less. */
const leastLarge = 3_000_000;

/** Of several choices the last one counts: joining them takes seconds on a telephone, and one chooses again meanwhile. */
export const useJoining = (onFile: (file: File) => void): Joining => {
  const choice = useRef(0);
  const [isJoining, setJoining] = useState(false);
  const giveUp = useCallback(() => {
    choice.current += 1;
    setJoining(false);
  }, []);
  useEffect(() => giveUp, [giveUp]);

  const join = async (photographs: readonly File[]): Promise<string | null> => {
    giveUp();
    const own = choice.current;
    setJoining(true);
    let why: string | null = null;
    try {
      const { joinPhotographs } = await import('./join-photographs.ts');
      const joined = await joinPhotographs(photographs);
      if (own === choice.current) onFile(joined);
    } catch (error) {
      why = error instanceof JoinFault ? error.message : messages.notJoined;
    }
    if (own !== choice.current) return null;
    setJoining(false);
    return why;
  };

  const take = async (file: File): Promise<void> => {
    giveUp();
    if (file.size < leastLarge) return onFile(file);
    const own = choice.current;
    setJoining(true);
    const taken = await import('./join-photographs.ts').then(
      ({ asRead }) => asRead(file),
      () => file,
    );
    if (own !== choice.current) return;
    setJoining(false);
    onFile(taken);
  };

  return { isJoining, join, take: (file) => void take(file), giveUp };
};
