import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as actions from './actions.example.js';
import * as segmented from './segmented.example.js';
import * as toggles from './toggles.example.js';

export default function ButtonGroupPage() {
  return (
    <KitPage
      title={t('Button groups')}
      use={t('Related buttons in one group. For one of a few choices, use a segmented control.')}
      examples={[
        { title: t('Actions'), module: actions },
        { title: t('Several can be on'), module: toggles },
        { title: t('One of a few'), module: segmented },
      ]}
      access={[
        t('The group has a name, and a button that is pressed says so.'),
        t('A segmented control is a radio group: Tab goes in, arrows choose.'),
      ]}
    />
  );
}
