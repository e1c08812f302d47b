import type { EvaluatedPerson, EvaluationCycle } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';

interface CompareProps {
  cycle: EvaluationCycle;
  people: readonly EvaluatedPerson[];
}

const CompareDialog = lazyDialog<CompareProps & { onClose: () => void }>(() => import('./compare.dialog.js'));

const FEWEST = 2;
const MOST = 6;

/** Puts those who are selected next to each other; one alone is compared with nobody, and many fit no window. */
export function CompareButton({ cycle, people }: CompareProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        disabled={people.length < FEWEST || people.length > MOST}
        title={t('Select 2 to 6 people.')}
        onClick={() => setOpen(true)}
      >
        {t('Compare')}
      </Button>
      {isOpen && <CompareDialog cycle={cycle} people={people} onClose={() => setOpen(false)} />}
    </>
  );
}
