import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as actions from './actions.example.js';
import * as segmented from './segmented.example.js';
import * as toggles from './toggles.example.js';

export default function ButtonGroupPage() {
  return (
    <KitPage
      title={t('Button groups')}
      use={t('Buttons that belong together. One of a few choices is a segmented control.')}
      examples={[
        { title: t('Actions'), module: actions },
        { title: t('Several may be pressed'), module: toggles },
        { title: t('One of a few'), module: segmented },
      ]}
      access={[
        t('The group has a name; a button that stays pressed says so.'),
        t('A segmented control is a radio group: Tab goes in, arrows choose.'),
      ]}
    />
  );
}
