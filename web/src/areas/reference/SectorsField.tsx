import { leadsToSector } from '@tandem/domain/reference/sector-groups';
import { MultiSelectList } from '../../ui/fields/MultiSelectList.tsx';
import { formMessages } from '../../ui/messages.ts';
import { sectorMessages as messages } from './messages.ts';
import { sectorOptions, type Sectors } from './sector-options.ts';

interface SectorsFieldProps {
  sectors: Sectors;
  /** The name of a programme, from which likely sectors follow. */
  programme?: string | undefined;
  value: readonly number[];
  onChange: (value: number[]) => void;
  error?: string | undefined;
  name?: string;
}

const search = {
  label: messages.search,
  nothing: messages.nothing,
  finds: ({ value, label }: { value: number; label: string }, typed: string) =>
    leadsToSector(typed, { id: value, name: label }),
};

/** Sectors by plain groups; a trade or a word of every day finds them. */
export const SectorsField = ({ sectors, programme, onChange, ...field }: SectorsFieldProps) => (
  <MultiSelectList
    label={messages.label}
    options={sectorOptions(sectors, programme)}
    search={search}
    hint={formMessages.multiSelectHint}
    required
    {...field}
    onChange={(chosen) => onChange(chosen.toSorted((one, other) => one - other))}
  />
);
