import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as bars from './bars.example.js';
import * as shares from './shares.example.js';
import * as steps from './steps.example.js';

export default function ProgressPage() {
  return (
    <KitPage
      title={t('Progress')}
      use={t('Shows how much is done, with the figures in words.')}
      examples={[
        { title: t('Bars'), module: bars },
        { title: t('Parts of a whole'), module: shares },
        { title: t('Steps'), module: steps },
      ]}
      access={[
        t('A bar is read out as its figures: “115 of 186 payslips”.'),
        t('The current step is marked with aria-current.'),
      ]}
    />
  );
}
