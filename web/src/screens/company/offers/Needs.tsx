import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { lazyDialog, useFetchedWhenIdle } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useSearch } from '../../../ui/table/use-rows.ts';
import { SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import { callQuery, isStillKept, keptCallQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatCount } from '../../../platform/format/numbers.ts';
import { UnsentDraft } from '../../../areas/drafts/UnsentDraft.tsx';
import { needMessages as messages } from '../../../areas/needs/messages.ts';
import { OwnYearPicker } from '../../../areas/programmes/sessions/OwnYearPicker.tsx';
import { useOwnYears } from '../../../areas/programmes/sessions/own-years.ts';
import { Legend } from '../../../areas/needs/ActiveMark.tsx';
import { newNeed, type Need } from '../../../areas/needs/need-values.ts';
import { FoldedNeed } from '../../../areas/needs/card/FoldedNeed.tsx';
import { NeedCard } from '../../../areas/needs/card/NeedCard.tsx';
import type { Opened } from '../../../areas/needs/NeedDialogs.tsx';
import { NoNeedFound, NoNeeds } from '../../../areas/needs/NoNeeds.tsx';
import { useFocusAfterDeletion } from '../../../areas/needs/use-focus-after-deletion.ts';
import classes from './Needs.module.css';
import { StepLine } from '../../../areas/needs/StepLine.tsx';
import { PrintedHead } from '../../../areas/privacy/PrintedHead.tsx';
import { StepCards } from '../../../areas/needs/StepCards.tsx';

const loadDialogs = () => import('../../../areas/needs/NeedDialogs.tsx');
const NeedDialogs = lazyDialog(loadDialogs);

/** The search, and the need that is unfolded. */
const defaults = { q: '', need: '' };

/** As many as a laptop shows whole on three screens; more stand folded, as all do on a telephone. */
const mostWhole = 8;

const yearOf = ({ session, session_closed: isClosed }: Need) => (isClosed ? session : undefined);

const begun = newNeed('');

const textOf = ({ title }: Need) => title;

const SheetMissing = () => (
  <p className={classes.notice}>
    {messages.sheetMissing}{' '}
    <ButtonLink to="/company/page" size="sm">
      {messages.fillSheet}
    </ButtonLink>
  </p>
);

const skeleton = (
  <>
    <Skeleton height={136} />
    <Skeleton height={136} />
    <Skeleton height={136} />
  </>
);

interface CardsProps {
  needs: readonly Need[];
  isKept: boolean;
  areMany: boolean;
  /** The id of the one that is unfolded. */
  unfolded: string;
  onUnfold: (id: string) => void;
  onOpen: (opened: Opened) => void;
}

/** And below them what their dots mean. */
const Cards = ({ needs, isKept, areMany, unfolded, onUnfold, onOpen }: CardsProps) => {
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const areFolded = isPhone || areMany;
  return (
    <>
      <ul
        className={classes.needs}
        data-stale={isKept || undefined}
        data-folded={areFolded || undefined}
      >
        {needs.map((need) => {
          if (!areFolded) return <NeedCard key={need.id} need={need} onOpen={onOpen} />;
          const id = String(need.id);
          return (
            <FoldedNeed
              key={need.id}
              need={need}
              opened={id === unfolded}
              onToggle={() => onUnfold(id === unfolded ? '' : id)}
              onOpen={onOpen}
            />
          );
        })}
      </ul>
      <Legend />
    </>
  );
};

const Needs = () => {
  const [filters, setFilters] = useAddressState(defaults);
  const [opened, setOpened] = useState<Opened | null>(null);
  const needs = useQuery(keptCallQuery('GET /offers/'));
  const company = useQuery(callQuery('GET /company/'));
  const { shown, ...years } = useOwnYears(needs.data, yearOf);
  const found = useSearch(shown, textOf, filters.q);
  const count = shown?.length;
  useFetchedWhenIdle(loadDialogs, needs.isSuccess);
  const sheetMissing = company.data?.page_done === false;
  const create = () => {
    // Made for a year that is not closed: it is to be seen then.
    years.choose('');
    setOpened({ kind: 'form', need: null });
  };

  const isKept = isStillKept(needs);
  const heading = useFocusAfterDeletion(isKept ? undefined : count);
  const isEmpty = count === 0;
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      brief={!isEmpty}
      begin={!isEmpty && <StepLine needs={shown} onCreate={create} />}
    >
      <PrintedHead />
      {isEmpty && <StepCards needs={shown} onCreate={create} />}
      <section className={classes.list} aria-labelledby="offers">
        <h2
          id="offers"
          className={isEmpty ? undefined : classes.heading}
          ref={heading}
          tabIndex={-1}
        >
          {messages.list}
        </h2>
        {sheetMissing && !isEmpty && <SheetMissing />}
        <UnsentDraft form="need" initial={begun} button={messages.newNeed} />
        {needs.data?.length !== 0 && (
          <Toolbar
            oneLine={years.years.length > 0}
            count={found && filters.q ? formatCount(found.length, ...messages.count) : undefined}
          >
            <SearchField
              label={messages.search}
              value={filters.q}
              onChange={(q) => setFilters({ q })}
            />
            <OwnYearPicker {...years} />
          </Toolbar>
        )}
        <Loaded query={{ ...needs, data: found }} skeleton={skeleton} failure={messages.loadFailed}>
          {(list) => {
            if (isEmpty) return <NoNeeds sheetMissing={sheetMissing} onCreate={create} />;
            if (list.length === 0)
              return <NoNeedFound q={filters.q} onReset={() => setFilters({ q: '' })} />;
            return (
              <Cards
                needs={list}
                isKept={isKept}
                areMany={(count ?? 0) > mostWhole}
                unfolded={filters.need}
                onUnfold={(need) => setFilters({ need })}
                onOpen={setOpened}
              />
            );
          }}
        </Loaded>
      </section>
      <NeedDialogs opened={opened !== null} dialog={opened} onClose={() => setOpened(null)} />
    </Page>
  );
};

export default Needs;
