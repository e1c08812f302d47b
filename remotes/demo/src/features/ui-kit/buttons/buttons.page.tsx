import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as busy from './busy.example.js';
import * as icons from './icons.example.js';
import * as sizes from './sizes.example.js';
import * as variants from './variants.example.js';

export default function ButtonsPage() {
  return (
    <KitPage
      title={t('Buttons')}
      use={t('Starts an action. To go to another page, use a link, which can look like a button.')}
      examples={[
        { title: t('Variants'), text: t('One filled button in a view.'), module: variants },
        { title: t('Sizes'), module: sizes },
        { title: t('With icons'), module: icons },
        {
          title: t('Busy'),
          text: t('While busy, it keeps its width and its focus and ignores further clicks.'),
          module: busy,
        },
      ]}
      access={[
        t('A button with an icon alone has a label, which also shows on hover.'),
        t('Save is never disabled because of an error: click it, and the error appears beside its field.'),
      ]}
    />
  );
}
