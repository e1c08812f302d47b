import {
  LETTER_PURPOSE_LABELS,
  LETTER_TEMPLATE,
  type Language,
  type LetterTemplate,
} from '@atrium/contracts';
import { lazyDialog, t, translate, useCan, useStep } from '@atrium/sdk';
import { Button, RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { letterTemplateApi, useAddUsualLettersMutation } from '../../shared/letter.api.js';
import { useEmployeeTabs } from '../../shared/use-employee-tabs.js';

const LetterTemplateDialog = lazyDialog(() => import('./components/letter-template.dialog.js'));

const languageName = (language: Language) =>
  ({ en: t('English'), hi: t('Hindi'), ar: t('Arabic') })[language];

const LOOKS: ColumnLooks<typeof LETTER_TEMPLATE.list, LetterTemplate> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  purpose: { card: 'text', cell: ({ purpose }) => translate(LETTER_PURPOSE_LABELS[purpose]) },
  language: { card: 'note', cell: ({ language }) => languageName(language) },
  subject: { cell: ({ subject }) => <bdi>{subject}</bdi> },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

/** The letters that HR writes once and makes for many. */
export default function LetterPage() {
  return (
    <RecordPage
      record={LETTER_TEMPLATE}
      api={letterTemplateApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={LetterTemplateDialog}
      placeholder={t('Name')}
      empty={{ title: t('No letter templates yet'), text: <UsualLetters /> }}
      tabs={useEmployeeTabs()}
    />
  );
}

/** The first letters of a company, in the language of the page. */
function UsualLetters() {
  const mayCreate = useCan('hrOperations', 'addEmployee', 'create');
  const [addUsual] = useAddUsualLettersMutation();
  const { take } = useStep();
  const add = () =>
    take({ of: 'usual', work: () => addUsual().unwrap(), done: t('Letter templates added.') });
  return (
    <>
      <span className="d-block">{t('Write a letter once and make it for anyone, numbered and as PDF.')}</span>
      {mayCreate && (
        <span className="d-block mt-3">
          <Button variant="secondary" onClick={() => void add()}>
            {t('Add the four usual letters')}
          </Button>
        </span>
      )}
    </>
  );
}
