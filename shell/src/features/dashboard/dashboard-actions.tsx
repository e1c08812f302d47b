import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { HiddenSteps, useHiddenSteps } from './hidden-steps.js';
import type { Arranging } from './use-arranging.js';

export function DashboardActions({ arranging }: { arranging: Arranging }) {
  const left = useHiddenSteps();
  const { draft, placed, begin, cancel, done, reset } = arranging;
  if (draft)
    return (
      <>
        <Button size="sm" variant="ghost" onClick={reset}>
          {t('Reset')}
        </Button>
        <Button size="sm" onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button size="sm" variant="primary" onClick={done}>
          {t('Done')}
        </Button>
      </>
    );
  return (
    <>
      {left > 0 && <HiddenSteps left={left} />}
      {placed && (
        <Button size="sm" variant="ghost" icon="layout-navbar" onClick={begin}>
          {t('Arrange')}
        </Button>
      )}
    </>
  );
}
