import { EVALUATION_STAGE_LABELS, type FilledEvaluationForm } from '@atrium/contracts';
import { formatDate, t, translate } from '@atrium/sdk';
import { Note, Page } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface FormFrameProps {
  form: FilledEvaluationForm;
  /** Whether it is saved. */
  state?: ReactNode;
  /** Buttons at the bottom. */
  bar?: ReactNode;
  children: ReactNode;
}

/** The page of a form: about whom, for which cycle, and until when. */
export function FormFrame({ form, state, bar, children }: FormFrameProps) {
  const { pathname } = useLocation();
  const { kind, subject, cycle, dueOn, reason } = form;
  const facts = [
    cycle.name,
    kind !== 'self' && translate(EVALUATION_STAGE_LABELS[kind]),
    dueOn && t('until {day}', { day: formatDate(dueOn) }),
  ];
  return (
    <Page
      title={kind === 'self' ? t('My evaluation') : t('About {name}', { name: subject.name })}
      subtitle={facts.filter(Boolean).join(' · ')}
      breadcrumb={[{ label: t('Evaluations'), to: pathname }]}
      actions={state}
      fill="flush"
    >
      <div className="at-form-page">
        <div className="at-body at-fill">
          {reason && form.state === 'returned' && (
            <Note tone="warning">{t('HR sent it back: {reason}', { reason })}</Note>
          )}
          {children}
        </div>
        {bar && (
          <div className="at-savebar">
            <div className="at-actions">{bar}</div>
          </div>
        )}
      </div>
    </Page>
  );
}
