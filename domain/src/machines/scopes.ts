/** What a key for a program may let it read, and how people call it. */
export const machineScopes = {
  candidates: 'Candidats',
  needs: 'Besoins',
  matches: 'Matchs',
  contracts: 'Dossiers de contrat',
  statistics: 'Statistiques',
} as const;

export type MachineScope = keyof typeof machineScopes;

export const machineScopeKeys = Object.keys(machineScopes) as [MachineScope, ...MachineScope[]];
