/** What a browser test's worker asks of the process that serves its products. */
export type HostRequest =
  | { id: number; do: 'start'; environment: Record<string, string>; webFolder?: string }
  | { id: number; do: 'stop'; url: string }
  | { id: number; do: 'pass'; url: string; ms: number };

export interface HostAnswer {
  id: number;
  /** Where the product answers. */
  url?: string;
  error?: string;
}
