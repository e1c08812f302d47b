import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as inButton from './button.example.js';
import * as skeleton from './skeleton.example.js';
import * as spinners from './spinners.example.js';

export default function SpinnerPage() {
  return (
    <KitPage
      title={t('Spinners')}
      use={t('Only while the session loads and inside a busy button. A page shows its skeleton instead.')}
      examples={[
        { title: t('Spinner'), module: spinners },
        { title: t('In a button'), module: inButton },
        {
          title: t('A skeleton'),
          text: t('Shown after 150 ms in the final layout, so nothing moves when the content comes.'),
          module: skeleton,
          canvas: true,
        },
      ]}
      access={[
        t('With a label it is a status that is read out; beside words it is hidden.'),
        t('It does not move for people who prefer less motion.'),
      ]}
    />
  );
}
