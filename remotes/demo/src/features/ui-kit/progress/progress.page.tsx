import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as bars from './bars.example.js';
import * as shares from './shares.example.js';
import * as steps from './steps.example.js';

export default function ProgressPage() {
  return (
    <KitPage
      title={t('Progress')}
      use={t('How much of something is done, with its figures in words.')}
      examples={[
        { title: t('Bars'), module: bars },
        { title: t('Parts of a whole'), module: shares },
        { title: t('Steps'), module: steps },
      ]}
      access={[
        t('A bar is read out as its figures: “115 of 186 payslips”.'),
        t('The step that somebody is at is told by aria-current.'),
      ]}
    />
  );
}
