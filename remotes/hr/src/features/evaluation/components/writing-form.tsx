import type { EvaluationQuestion, FilledEvaluationForm } from '@atrium/contracts';
import { confirm, formatNumber, t, toast } from '@atrium/sdk';
import { Button, SavedState, usePhone } from '@atrium/ui';
import { useRef, useState } from 'react';
import { missingOf, questionsOf } from '../answers.rules.js';
import { useWriting, type Writing } from '../use-writing.js';
import { EarlierResult } from './earlier-result.js';
import { FormFrame } from './form-frame.js';
import css from './form.module.scss';
import { OtherTab } from './other-tab.js';
import { QuestionField } from './question-field.js';
import { SectionList } from './section-list.js';

interface Screen {
  key: string;
  title: string;
  weight: number;
  questions: readonly EvaluationQuestion[];
}

/** A section, or on a phone a question, after the other. */
const screensOf = ({ sections }: FilledEvaluationForm, isPhone: boolean): Screen[] =>
  sections.flatMap(({ key, title, weight, questions }) =>
    isPhone
      ? questions.map((question) => ({ key: question.key, title, weight, questions: [question] }))
      : [{ key, title, weight, questions }],
  );

/** The screen that is shown, and the way to a question. */
function useScreens(form: FilledEvaluationForm) {
  const screens = screensOf(form, usePhone());
  const [chosen, setAt] = useState(0);
  const at = Math.min(chosen, screens.length - 1);
  const body = useRef<HTMLDivElement>(null);
  const show = (key: string) => {
    setAt(screens.findIndex(({ questions }) => questions.some((question) => question.key === key)));
    requestAnimationFrame(() =>
      body.current
        ?.querySelector<HTMLElement>(`[data-question="${key}"] :is(input, textarea, button)`)
        ?.focus(),
    );
  };
  return { screens, at, setAt, body, show };
}

type Screens = ReturnType<typeof useScreens>;

/** A form that can be written: saved as one types, and submitted when all is answered. */
export function WritingForm({ form, onDone }: { form: FilledEvaluationForm; onDone: () => void }) {
  const writing = useWriting(form);
  const screens = useScreens(form);
  const missing = missingOf(questionsOf(form.sections), writing.answers);
  const submit = async () => {
    const [first] = missing;
    if (first) {
      writing.setErrors(Object.fromEntries(missing.map(({ key }) => [key, t('Answer this question.')])));
      screens.show(first.key);
      return;
    }
    const asked = await confirm({
      title: t('Submit this form?'),
      text: t('It is read once the cycle has come to its end. Only HR can send it back to you.'),
      confirmText: t('Submit'),
    });
    if (!asked || !(await writing.submit())) return;
    toast.success(t('The form is submitted'));
    onDone();
  };
  return (
    <FormFrame
      form={form}
      state={<SavedState saving={writing.saving} onRetry={writing.retry} />}
      bar={<Bar screens={screens} missing={missing.length} onSubmit={() => void submit()} />}
    >
      <div className={css['work']}>
        <SectionList
          sections={form.sections}
          answers={writing.answers}
          current={screens.screens[screens.at]?.key}
          onChoose={screens.setAt}
        />
        <Questions form={form} writing={writing} screens={screens} />
        <div className={css['aside']}>
          <EarlierResult form={form} />
        </div>
      </div>
    </FormFrame>
  );
}

interface BarProps {
  screens: Screens;
  missing: number;
  onSubmit: () => void;
}

function Bar({ screens: { screens, at, setAt }, missing, onSubmit }: BarProps) {
  return (
    <>
      {at > 0 && (
        <Button variant="ghost" onClick={() => setAt(at - 1)}>
          {t('Back')}
        </Button>
      )}
      {at < screens.length - 1 && <Button onClick={() => setAt(at + 1)}>{t('Next')}</Button>}
      <Button variant="primary" onClick={onSubmit}>
        {missing === 0 ? t('Submit') : t('Submit, {count} left', { count: formatNumber(missing) })}
      </Button>
    </>
  );
}

interface QuestionsProps {
  form: FilledEvaluationForm;
  writing: Writing;
  screens: Screens;
}

function Questions({ form, writing, screens: { screens, at, body } }: QuestionsProps) {
  const screen = screens[at];
  const all = questionsOf(form.sections);
  return (
    <div ref={body} className={css['questions']}>
      {screen && <ScreenTitle screen={screen} at={at} count={screens.length} />}
      <OtherTab form={form} writing={writing} />
      {screen?.questions.map((question) => (
        <QuestionField
          key={question.key}
          number={all.indexOf(question) + 1}
          question={question}
          scale={form.scale}
          labels={form.labels}
          answer={writing.answers[question.key]}
          error={writing.errors[question.key]}
          onAnswer={(answer) => writing.answer(question.key, answer)}
        />
      ))}
    </div>
  );
}

function ScreenTitle({ screen, at, count }: { screen: Screen; at: number; count: number }) {
  const isPhone = usePhone();
  return (
    <h2 className={css['title']}>
      <bdi>{screen.title}</bdi>
      <span className="at-13 at-muted fw-normal">
        {screen.weight > 0 && t('{share}% of the score', { share: formatNumber(screen.weight) })}
        {isPhone && ` · ${t('{at} of {count}', { at: formatNumber(at + 1), count: formatNumber(count) })}`}
      </span>
    </h2>
  );
}
