import { t } from '@atrium/sdk';
import { Loaded, SkeletonPage } from '@atrium/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { ReadForm } from './components/read-form.js';
import { WritingForm } from './components/writing-form.js';
import { useReadOwnEvaluationFormQuery } from './evaluation.api.js';

/** A form that somebody is asked for, about themselves or about another: one page for all kinds. */
export default function EvaluationFormPage({ id }: { id: string }) {
  const query = useReadOwnEvaluationFormQuery(id);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Loaded of={query} current title={t('The form could not be loaded')} skeleton={<SkeletonPage />}>
      {(form) =>
        form.isOpen ? (
          <WritingForm key={form.id} form={form} onDone={() => void navigate(pathname)} />
        ) : (
          <ReadForm form={form} />
        )
      }
    </Loaded>
  );
}
