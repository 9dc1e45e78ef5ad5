import { Suspense } from 'react';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import type { ContractDraft } from './use-contract-draft.ts';

/** A company's first file has nobody to choose. */
const KnownTutors = lazyPart(() => import('./KnownTutors.tsx'));

interface TutorChoiceProps {
  draft: ContractDraft;
  isSecond?: boolean;
}

/** Stands before the fields of the tutor, or of the second one, where the company has had one. */
export const TutorChoice = ({ draft, isSecond = false }: TutorChoiceProps) =>
  draft.tutors.length > 0 && (
    <Suspense>
      <KnownTutors draft={draft} isSecond={isSecond} />
    </Suspense>
  );
