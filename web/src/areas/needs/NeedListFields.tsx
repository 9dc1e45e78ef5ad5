import { useQuery } from '@tanstack/react-query';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { levels, type Level } from '@tandem/domain/reference/levels';
import { Loaded, LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { MultiSelectList } from '../../ui/fields/MultiSelectList.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import type { FieldProps } from '../../ui/forms/use-server-form.ts';
import { openSessions } from '../programmes/sessions/open-sessions.ts';
import { needFormMessages as messages } from './messages.ts';

/** The fields whose choices are loaded; where that fails, the line with its retry stands in their place. */

const selectSkeleton = <Skeleton height={70} />;

export const SessionField = ({ label, ...field }: FieldProps<string> & { label: string }) => {
  const sessions = useQuery(callQuery('GET /school_years/'));
  return (
    <Loaded query={sessions} skeleton={selectSkeleton} failure={messages.sessionsFailed}>
      {(list) => (
        <SelectField
          label={label}
          choices={openSessions(list, Number(field.value)).map(({ id, name }) => [
            String(id),
            name,
          ])}
          required
          {...field}
        />
      )}
    </Loaded>
  );
};

const contractsQuery = callQuery('GET /choices/', { query: { contract_type: 'true' } });

/** What a new need begins with until the choices are there. */
const anyContract = [['Autre', contractTypes.Autre]] as const;

/** The first of the contract types that the server offers; `Autre` until they are loaded. */
export const useFirstContract = (): { first: string; loaded: boolean } => {
  const { data } = useQuery(contractsQuery);
  return { first: data?.[0]?.[0] ?? 'Autre', loaded: data !== undefined };
};

export const ContractField = (field: FieldProps<string>) => {
  const contracts = useQuery(contractsQuery);
  const known = Object.entries(contractTypes).filter(([key]) => key === field.value);
  return (
    <div>
      <SelectField
        label={messages.contract}
        choices={contracts.data ?? (known.length > 0 ? known : anyContract)}
        placeholder={null}
        required
        {...field}
      />
      <LoadFailure query={contracts} failure={messages.contractsFailed} />
    </div>
  );
};

/** The levels of some programmes, each once. */
export const useProgrammeLevels = (): ((ids: readonly number[]) => Level[]) => {
  const { data = [] } = useQuery(callQuery('GET /formations/'));
  return (ids) => [...new Set(data.filter(({ id }) => ids.includes(id)).map(({ level }) => level))];
};

/** Whoever chose programmes and another level than theirs is told that nobody will match. */
export const LevelField = ({
  programmeIds,
  ...field
}: FieldProps<string> & { programmeIds: readonly number[] }) => {
  const choices = useQuery(callQuery('GET /educational-level-choices/'));
  const own = useProgrammeLevels()(programmeIds);
  const isOther = own.length > 0 && field.value !== '' && !own.some((one) => one === field.value);
  return (
    <Loaded query={choices} skeleton={selectSkeleton} failure={messages.levelsFailed}>
      {(labels) => (
        <SelectField
          label={messages.level}
          choices={Object.entries(labels)}
          required
          {...(isOther && { description: messages.otherLevel })}
          {...field}
        />
      )}
    </Loaded>
  );
};

export const ProgrammesField = ({
  onChoose,
  none = messages.noProgramme,
  ...field
}: FieldProps<number[]> & { onChoose?: (ids: number[]) => void; none?: string }) => {
  const programmes = useQuery(callQuery('GET /formations/'));
  return (
    <Loaded
      query={programmes}
      skeleton={<Skeleton height={248} />}
      failure={messages.programmesFailed}
    >
      {(list) =>
        list.length === 0 ? (
          <p>{none}</p>
        ) : (
          <MultiSelectList
            label={messages.formations}
            options={list.map(({ id, name, level }) => ({
              value: id,
              label: `${name} – ${levels[level]}`,
            }))}
            required
            {...field}
            onChange={onChoose ?? field.onChange}
          />
        )
      }
    </Loaded>
  );
};
