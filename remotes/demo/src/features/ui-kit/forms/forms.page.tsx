import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as checks from './checks.example.js';
import * as contract from './contract.example.js';
import * as fields from './fields.example.js';

export default function FormsPage() {
  return (
    <KitPage
      title={t('Forms')}
      use={t('Fields over a Zod schema, which checks in the browser what the server checks again.')}
      examples={[
        {
          title: t('A form with its schema'),
          text: t('Send it empty: the first wrong field gets the focus.'),
          module: contract,
        },
        { title: t('Fields'), module: fields },
        {
          title: t('Checks and switches'),
          text: t('A switch applies immediately and needs no Save.'),
          module: checks,
        },
      ]}
      access={[
        t('Label, help and error belong to their field; an error says what would be right.'),
        t('Never use a placeholder as the label.'),
      ]}
    />
  );
}
