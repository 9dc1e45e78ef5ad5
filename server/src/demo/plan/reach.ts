import type { Distance } from '@tandem/domain/reference/distances';
import type { Random } from '../random.ts';

/** Whether somebody wants to stay where they live. */
export const staysNear = (profile: string): boolean =>
  /proche de chez moi|aux environs/.test(profile);

/** How far somebody would go, in km, or -1 for anywhere: as far as the profile says where it does. */
export const reachOf = (profile: string, random: Random): Distance => {
  if (profile.includes('cinquante kilomètres')) return 50;
  const near = staysNear(profile);
  const far = profile.includes('Déménager');
  return random.weighted<Distance>([
    [-1, near ? 0 : 66],
    [5, far ? 0 : 2],
    [10, far ? 0 : 6],
    [50, far ? 0 : 24],
    [100, near ? 0 : 22],
  ]);
};
