/** What can be told to another program as it happens, and how people call it. */
export const webhookKinds = {
  'candidate.stage': 'Étape d’un candidat (inscrit, fiche ou test rempli)',
  'match.status': 'Statut d’un match',
  'contract.state': 'Étape d’un dossier de contrat',
  'enrolment.state': 'Inscription finalisée, rompue ou annulée',
} as const;

export type WebhookKind = keyof typeof webhookKinds;

export const webhookKindKeys = Object.keys(webhookKinds) as [WebhookKind, ...WebhookKind[]];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long to wait after each try that failed, about three days in all; then it is given up, and so is its address. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day, day] as const;

/** When to try again after so many tries that failed; null: no more. */
export const nextTry = (failed: number, now: Date): Date | null => {
  const pause = pauses[failed - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
};
