import type { Answer } from '@tandem/contract';
import { progressKeys, type Progress } from '@tandem/domain/statistics/statistics';
import { useState } from 'react';
import { Drawer } from '../../ui/dialogs/Drawer.tsx';
import { CountedCandidates } from './CountedCandidates.tsx';
import { sumCounts } from './counters.ts';
import { countedMessages, statisticsMessages as messages } from './messages.ts';
import classes from './ProgrammeStatistics.module.css';

const asProgress = (text: string): Progress | undefined => progressKeys.find((key) => key === text);

interface CountedDrawerProps {
  /** Undefined while they load. */
  rows: Answer<'GET /formation-statistics/'> | undefined;
  /** What the address says: the step, and the programme or '' for all of them. */
  state: { counter: string; formation: string };
  onClose: () => void;
}

/** The candidates who are at a step, of one programme or of all. */
export const CountedDrawer = ({ rows, state, onClose }: CountedDrawerProps) => {
  // What the drawer shows stays while it closes.
  const counter = asProgress(state.counter);
  const [shown, setShown] = useState({ counter, formation: state.formation });
  if (counter && (counter !== shown.counter || state.formation !== shown.formation))
    setShown({ counter, formation: state.formation });
  const ofProgramme = rows?.find(({ formation_id: id }) => String(id) === shown.formation);
  const counted = ofProgramme ?? (rows && sumCounts(rows));
  return (
    <Drawer
      opened={counter !== undefined}
      onClose={onClose}
      title={shown.counter ? messages.counters[shown.counter] : ''}
    >
      {shown.counter && counted && (
        <>
          <p className={classes.where}>
            {ofProgramme?.formation ?? countedMessages.allProgrammes}
            {', '}
            {messages.candidateCount(counted[shown.counter])}
          </p>
          <CountedCandidates
            key={`${shown.counter} ${shown.formation}`}
            counter={shown.counter}
            programmeId={ofProgramme?.formation_id}
            count={counted[shown.counter]}
          />
        </>
      )}
    </Drawer>
  );
};
