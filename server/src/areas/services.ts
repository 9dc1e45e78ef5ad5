import type { PdfReader } from '../resume-reading/worker/pdf-reader.ts';
import type { ScoringServices } from '../scoring/services.ts';
import type { ChanceTables } from './learning/chance-tables.ts';
import type { KeptCards } from './matches/cards/kept-cards.ts';
import type { ShownLog } from './matches/shown/shown-log.ts';
import type { SkillNames } from './reference/skill-queries.ts';

/** What use cases work with; each takes of it only what it uses: `Pick<Services, 'db' | 'now'>`. */
export interface Services extends ScoringServices {
  skillNames: SkillNames;
  shown: ShownLog;
  keptCards: KeptCards;
  chances: ChanceTables;
  pdf: PdfReader;
  /** How long a call that launches a run waits for its end. */
  launchPatienceMs: number;
}
