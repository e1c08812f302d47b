import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as amounts from './amounts.example.js';
import * as days from './days.example.js';
import * as contacts from './contacts.example.js';
import * as signature from './signature.example.js';
import * as tags from './tags.example.js';

export default function FieldsPage() {
  return (
    <KitPage
      title={t('Fields')}
      use={t('For values that people write in many ways. Each says how it read them.')}
      examples={[
        {
          title: t('Days and times'),
          text: t('Type 1.5.2026, 05/01/2026 or 30 Feb and see what is read.'),
          module: days,
        },
        {
          title: t('Amounts and durations'),
          text: t('Stored as whole paise and whole minutes. Type 1,02,480, 1h 30, 90m or 1.5.'),
          module: amounts,
        },
        { title: t('Tags'), module: tags },
        {
          title: t('People and phones'),
          text: t(
            'Colleagues come from the server, as far as you can see them. Phone numbers are stored with their country code.',
          ),
          module: contacts,
        },
        { title: t('A signature'), text: t('Drawn, or typed by keyboard.'), module: signature },
      ]}
      access={[
        t('What was read, or what is wrong, belongs to the field and is read out with it.'),
        t('Digits of all languages are accepted.'),
      ]}
    />
  );
}
