import type { NextStep } from '@atrium/contracts';
import { t, translate, useCompanyPath } from '@atrium/sdk';
import { Card, Icon, IconButton, ListRow, ProgressBar } from '@atrium/ui';
import { useHideSteps } from './use-hide-steps.js';

/** Next steps for a newcomer; the card disappears when all are done or it is hidden. */
export function NextStepsCard({ steps }: { steps: readonly NextStep[] }) {
  const done = steps.filter((step) => step.done).length;
  const { hide } = useHideSteps();
  return (
    <Card
      title={t('Next steps')}
      note={t('{done} of {all} done', { done, all: steps.length })}
      fill="rows"
      actions={<IconButton icon="x" label={t('Hide next steps')} onClick={() => hide(true)} />}
    >
      <div className="px-4 py-3">
        <ProgressBar
          value={done}
          max={steps.length}
          label={t('{done} of {all} steps done', { done, all: steps.length })}
        />
      </div>
      {steps.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </Card>
  );
}

function Step({ step: { title: name, text, path, done } }: { step: NextStep }) {
  const title = translate(name);
  const to = useCompanyPath()(path);
  return (
    <ListRow
      lead={
        <Icon
          name={done ? 'circle-check' : 'circle-dashed'}
          size={20}
          label={done ? t('Done') : t('To do')}
          className={done ? 'at-up' : 'at-faint'}
        />
      }
      title={done ? <span className="at-muted">{title}</span> : title}
      {...(!done && {
        to,
        text: translate(text),
        wrap: true,
        end: <Icon name="arrow-right" className="at-faint" />,
      })}
    />
  );
}
