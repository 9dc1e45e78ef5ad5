import type { NeedState } from '@tandem/domain/needs/need-state';

export const closingMessages = {
  close: 'Fermer',
  reopen: 'Rouvrir',
};

/** A state, as the sign of a need says it; `until` as people write it. */
export const stateWords = (state: NeedState, until: string | null): string => {
  const words: Record<NeedState, string> = {
    inactive: 'Inactif',
    active: 'Actif',
    set_aside: until === null ? 'Suspendu' : `Suspendu jusqu’au ${until}`,
    filled: 'Pourvu',
    withdrawn: 'Retiré',
  };
  return words[state];
};
