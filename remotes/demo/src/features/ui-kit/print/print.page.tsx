import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as pages from './pages.example.js';
import * as payslip from './payslip.example.js';

export default function PrintPage() {
  return (
    <KitPage
      title={t('Print sheet')}
      use={t('A sheet of A4 with the company at its head. Printing the page prints the sheets alone.')}
      examples={[
        { title: t('A sheet with a table'), module: payslip },
        { title: t('Parts on new pages'), module: pages },
      ]}
      access={[
        t('A sheet is an article named by its title. It is dark on white in every theme.'),
        t('Parts stay on one page where they can, and the head of a divided table is repeated.'),
      ]}
    />
  );
}
