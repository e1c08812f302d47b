import { PAY_COMPONENT, type PayComponent } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { RecordPage, type ColumnLooks } from '@atrium/ui';
import { sayChoice } from '../../shared/choice.format.js';
import { componentApi } from '../../shared/setup.api.js';
import { Code } from '../../shared/code.js';
import { FormulaText } from '../../shared/formula-text.js';
import { STATUS_LOOK } from '../../shared/status-look.js';
import { StarterButton } from '../../shared/starter-button.js';
import { useSetupTabs } from './use-setup-tabs.js';

const ComponentDialog = lazyDialog(() => import('./components/component.dialog.js'));

const say = (key: 'kind' | 'rounding', value: string) => sayChoice(PAY_COMPONENT.list, key, value);

const LOOKS: ColumnLooks<typeof PAY_COMPONENT.list, PayComponent> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  code: { card: 'note', cell: ({ code }) => <Code code={code} /> },
  kind: { cell: ({ kind }) => say('kind', kind) },
  formula: { card: 'text', cell: ({ formula }) => <FormulaText text={formula} /> },
  rounding: { wide: true, cell: ({ rounding }) => say('rounding', rounding) },
  status: STATUS_LOOK,
};

/** What pay is made of. */
export default function ComponentPage() {
  return (
    <RecordPage
      record={PAY_COMPONENT}
      api={componentApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={ComponentDialog}
      placeholder={t('Name or code')}
      empty={{
        title: t('No components yet'),
        text: t('Basic pay, allowances and deductions appear here, each with the formula that computes it.'),
        instead: <StarterButton />,
      }}
      tabs={useSetupTabs()}
    />
  );
}
