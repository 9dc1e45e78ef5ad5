import type { OrganisationType, WorkforceBand } from '@tandem/domain/reference/companies';
import type { BasinKey } from './basins.ts';

/** How a company writes its job sheets. */
export type SheetStyle = 'sections' | 'capitals' | 'prose' | 'short' | 'letter';

/** An invented company. */
export interface CompanyData {
  name: string;
  /** Its part of the mail address: recrutement@slug.exemple.fr. */
  slug: string;
  basin: BasinKey;
  /** Which town of the basin. */
  town: number;
  street: string;
  sectors: readonly number[];
  size: OrganisationType;
  workforce: WorkforceBand;
  /** For its sheet. */
  description: string;
  /** For its job sheets; about itself, in one sentence or two. */
  pitch: string;
  style: SheetStyle;
  legalForm: string;
  /** The jobs that it offers, as trade/role, some more than once. */
  needs: readonly string[];
}
